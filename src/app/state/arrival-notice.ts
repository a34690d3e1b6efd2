import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MessageKey, useText } from '../i18n/text.ts';
import { useStores } from './context.ts';
import { addToast } from './toasts.ts';

const PARAMETER = 'notice';

/** The address of a page that, on arrival, tells why the visitor is there. A redirect may lead to it. */
export const withNotice = (path: string, notice: string): string =>
  `${path}?${PARAMETER}=${notice}`;

/** Home, which tells that the page asked for is no longer there (RTE-5). */
export const GONE = withNotice('/', 'gone');

/** A path with the notice of the address that leads on to it, if there is one. */
export function keepNotice(path: string, { searchParams }: URL): string {
  const notice = searchParams.get(PARAMETER);
  return notice ? withNotice(path, encodeURIComponent(notice)) : path;
}

/**
 * Tells the notice that the address carries, once, and takes it out of the address.
 * @param texts what each known notice says; others are ignored
 */
export function useArrivalNotice(texts: Record<string, MessageKey>): void {
  const stores = useStores();
  const { t } = useText();
  const [search, setSearch] = useSearchParams();
  const notice = search.get(PARAMETER);
  const key = notice !== null && Object.hasOwn(texts, notice) ? texts[notice] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens on arrival happens once per notice
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
