import { useText } from '../../i18n/text.ts';
import type { Demo } from '../../ui/demo.ts';
import { Page } from '../page.tsx';

const demos = Object.values(
  import.meta.glob<Demo>('../../**/*.demo.tsx', { eager: true, import: 'demo' }),
);

export function StyleGuidePage() {
  const { t } = useText();
  return (
    <Page title={t('styleGuide.title')} intro={t('styleGuide.intro')}>
      {demos.map((demo) => (
        <section key={demo.title}>
          <h2>{demo.title}</h2>
          {demo.states.map((state) => (
            <div key={state.name}>
              <h3>{state.name}</h3>
              {state.render()}
            </div>
          ))}
        </section>
      ))}
    </Page>
  );
}
