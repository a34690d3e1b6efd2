import type { PublicConfig } from '../../../config/public-config.ts';
import { helpQuery } from '../../../content/help.ts';
import { homeQuery } from '../../../content/home.ts';
import { promotionsQuery } from '../../../content/promotions.ts';
import { storesQuery } from '../../../content/stores.ts';
import { allGamesQuery } from '../../../operator/catalogue.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { widgetKinds } from '../../widgets/widget-kinds.ts';

export interface SavedPage {
  to: string;
  label: MessageKey;
}

/**
 * Returns the pages that open offline, judged by the answers saved on this device (F38). Sports are left out because
 * their odds would be stale.
 * @param isSaved whether there is an answer for a query's key
 */
export function savedPages(
  { routes }: Pick<PublicConfig, 'routes'>,
  locale: string,
  isSaved: (key: string) => boolean,
): SavedPage[] {
  const pages: { to: string | undefined; label: MessageKey; key: string }[] = [
    { to: '/', label: 'home.title', key: homeQuery(locale, widgetKinds).key },
    { to: routes.games, label: 'games.title', key: allGamesQuery().key },
    { to: routes.promotions, label: 'promotions.title', key: promotionsQuery(locale).key },
    { to: routes.helpInfo, label: 'pages.help', key: helpQuery(locale).key },
    { to: routes.stores, label: 'pages.stores', key: storesQuery().key },
  ];
  return pages.flatMap(({ to, label, key }) => (to && isSaved(key) ? [{ to, label }] : []));
}
