import { useDeferredValue } from 'react';
import { offerEnding } from '../../../config/derived-paths.ts';
import { socialNetworksQuery } from '../../../content/footer.ts';
import { homeQuery } from '../../../content/home.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { StructuredData } from '../../features/page-head/structured-data.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { widgetKinds } from '../../widgets/widget-kinds.ts';
import { needsOf } from '../../widgets/widget-view.tsx';
import { pageLoader } from '../page-loader.ts';
import { HomePlace } from './home-place.tsx';
import { organisation } from './organisation.ts';
import { FIRST_ITEMS, takeItems } from './take-items.ts';
import { WidgetList } from './widget-list.tsx';

/** Requests the home entry, then the data of its widgets (HOM-2). */
export const loader = pageLoader(async ({ queries, locale }) => {
  const query = homeQuery(locale, widgetKinds);
  await queries.want(query);
  await queries.want(...needsOf(takeItems(queries.peek(query) ?? [], FIRST_ITEMS), { locale }));
});

/** Renders the widgets of the home entry, or a retry in the complete frame if it is missing (HOM-3). */
function HomePage() {
  const { config, locale, queries } = useApp();
  const { t } = useText();
  const company = config.company.name;
  const offer = offerEnding(config);
  const query = homeQuery(locale, widgetKinds);
  const { value, failed } = useAnswer(query);
  // Renders a large page in slices, so that it stays responsive (PF-2).
  const items = useDeferredValue(value);
  return (
    <>
      <PageHead
        title={t('home.title')}
        description={offer === undefined ? undefined : t(`home.description${offer}`)}
      />
      <h1 className="visually-hidden">
        {offer === undefined ? company : t(`home.heading${offer}`, { company })}
      </h1>
      {import.meta.env.SSR && (
        <StructuredData data={organisation(config, queries.peek(socialNetworksQuery()) ?? [])} />
      )}
      {items ? (
        <WidgetList items={items} />
      ) : (
        <HomePlace failed={failed} onRetry={() => queries.refresh(query)} />
      )}
    </>
  );
}

export { HomePage as Component };
