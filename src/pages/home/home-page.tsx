import { useDeferredValue } from 'react';
import { homeQuery } from '../../content/home.ts';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { useText } from '../../i18n/text.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { needsOf } from '../../widgets/widget-view.tsx';
import { HomePlace } from './home-place.tsx';
import { OrganisationSchema } from './organisation-schema.tsx';
import { FIRST_ITEMS, takeItems } from './take-items.ts';
import { WidgetList } from './widget-list.tsx';

/** Asks for the home entry, then for what its widgets read (HOM-2). */
export async function load({ queries, locale }: AppState): Promise<void> {
  const query = homeQuery(locale);
  await queries.want(query);
  await queries.want(...needsOf(takeItems(queries.peek(query) ?? [], FIRST_ITEMS), { locale }));
}

/** The widgets of the home entry; without it the frame stands alone (HOM-3). */
export function HomePage() {
  const { config, locale, queries } = useApp();
  const { t } = useText();
  const query = homeQuery(locale);
  const { value, failed } = useAnswer(query);
  // A whole page that arrives at once is built in slices, so that the visitor can go on (PF-2).
  const items = useDeferredValue(value);
  return (
    <>
      <PageTitle title={t('home.title')} description={t('home.description')} />
      <h1 className="visually-hidden">{t('home.heading', { company: config.company.name })}</h1>
      <OrganisationSchema />
      {items ? (
        <WidgetList items={items} />
      ) : (
        <HomePlace failed={failed} onRetry={() => void queries.refresh(query)} />
      )}
    </>
  );
}
