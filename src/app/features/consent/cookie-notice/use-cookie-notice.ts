import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from '../../../state/context.ts';
import {
  acceptCookies,
  acceptsByItself,
  askForCookies,
  hideNotice,
  isAccepted,
  nextNavigation,
} from './acceptance.ts';

/**
 * Shows the cookie notice until it is accepted or refused. The third page view also dismisses the basic one (CKE-1 to
 * CKE-3), which is not consent (CKE-6).
 */
export function useCookieNotice(): void {
  const { config, stores } = useApp();
  const { key } = useLocation();
  const kind = useNavigationType();
  const view = useRef({ key, number: 1 });
  const { showBasicCookiesMessage: hidesByItself, gtm } = config;
  const enabled = hidesByItself || gtm !== undefined;

  useEffect(() => {
    if (enabled && !isAccepted()) askForCookies(stores.cookieNotice);
  }, [enabled, stores]);

  useEffect(() => {
    if (view.current.key === key) return;
    view.current = { key, number: nextNavigation(view.current.number, kind) };
    if (isAccepted()) hideNotice(stores.cookieNotice);
    else if (hidesByItself && acceptsByItself(view.current.number))
      acceptCookies(stores.cookieNotice);
  }, [key, kind, hidesByItself, stores]);

  // Another tab may have accepted meanwhile, also while this page was in the back/forward cache.
  useEffect(() => {
    const comeBack = () => {
      if (isAccepted()) hideNotice(stores.cookieNotice);
    };
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('pageshow', comeBack);
    };
  }, [stores]);
}
