import { Suspense } from 'react';
import { type MessageKey, useText } from '../../i18n/text.ts';
import type { Demo } from '../../ui/demo.ts';
import { Page } from '../page.tsx';
import { AccountGroup } from './account-group.tsx';
import { DemoGroup } from './demo-group.tsx';
import { FrameControls } from './frame-controls.tsx';
import { ThemeFigures } from './theme-figures.tsx';
import './style-guide.css';

const demos = Object.values(
  import.meta.glob<Demo>(
    [
      '../../**/*.demo.tsx',
      '!../{player,login,registration,password,play,promotion,help,text-page,payment-methods,stores}/**',
      '!../../features/{sign-in,session,dialogs,install,play,push}/**',
      '!../../frame/header/player-controls.demo.tsx',
    ],
    { eager: true, import: 'demo' },
  ),
);
const GROUPS = {
  primitives: 'styleGuide.group.primitives',
  frame: 'styleGuide.group.frame',
  widgets: 'styleGuide.group.widgets',
  pages: 'styleGuide.group.pages',
} as const satisfies Record<Demo['group'], MessageKey>;

/** Every component in every state, the theme's values, and controls for the frame. */
function StyleGuidePage() {
  const { t } = useText();
  const groups = (Object.keys(GROUPS) as Demo['group'][]).map((group) => ({
    id: group,
    title: t(GROUPS[group]),
    demos: demos
      .filter((demo) => demo.group === group)
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
  }));
  return (
    <Page title={t('styleGuide.title')} intro={t('styleGuide.intro')}>
      <nav className="style-guide-contents" aria-label={t('styleGuide.contents')}>
        <a href="#frame-live">{t('styleGuide.frame')}</a>
        <a href="#theme">{t('styleGuide.theme')}</a>
        {groups.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <a href="#accounts">{t('styleGuide.group.accounts')}</a>
      </nav>
      {/* A Suspense boundary each, so that they hydrate separately, as the demos do. */}
      <Suspense fallback={null}>
        <FrameControls />
      </Suspense>
      <Suspense fallback={null}>
        <ThemeFigures />
      </Suspense>
      {groups.map((group) => (
        <DemoGroup key={group.id} {...group} />
      ))}
      <AccountGroup />
    </Page>
  );
}

export { StyleGuidePage as Component };
