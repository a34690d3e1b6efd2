import type { PublicConfig } from '../../../config/public-config.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { offlinePages, offlinePath } from '../offline-pages.ts';

export interface SavedPage {
  to: string;
  label: MessageKey;
}

/**
 * Returns the pages that open offline, by the answers saved on this device (F38).
 * @param isSaved whether there is an answer for a query's key
 */
export const savedPages = (
  config: Pick<PublicConfig, 'routes'>,
  locale: string,
  isSaved: (key: string) => boolean,
): SavedPage[] =>
  offlinePages.flatMap((page) => {
    const { label, lists } = page;
    const to = offlinePath(page, config);
    return to && label && isSaved(lists(locale)[0].key) ? [{ to, label }] : [];
  });
