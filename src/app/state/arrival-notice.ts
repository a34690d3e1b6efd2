import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MessageKey, useText } from '../i18n/text.ts';
import { useStores } from './context.ts';
import { addToast } from './toasts.ts';

const PARAMETER = 'notice';

/** A path with a notice to show on arrival; redirects may use it. */
export const withNotice = (path: string, notice: string): string =>
  `${path}?${PARAMETER}=${notice}`;

/** Home with the notice that the requested page does not exist (RTE-5). */
export const GONE = withNotice('/', 'gone');

/** Carries a URL's notice over to another path. */
export function keepNotice(path: string, { searchParams }: URL): string {
  const notice = searchParams.get(PARAMETER);
  return notice ? withNotice(path, encodeURIComponent(notice)) : path;
}

/**
 * Shows the URL's notice once and removes it from the URL.
 * @param texts messages of known notices; others are ignored
 */
export function useArrivalNotice(texts: Record<string, MessageKey>): void {
  const stores = useStores();
  const { t } = useText();
  const [search, setSearch] = useSearchParams();
  const notice = search.get(PARAMETER);
  const key = notice !== null && Object.hasOwn(texts, notice) ? texts[notice] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per notice
  useEffect(() => {
    if (key === undefined) return;
    addToast(stores.toasts, { type: 'info', text: t(key) });
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(PARAMETER);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [key]);
}
