import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from '../../state/context.ts';
import {
  acceptCookies,
  acceptsByItself,
  askForCookies,
  isAccepted,
  nextNavigation,
} from './acceptance.ts';

/** Shows the basic cookie message until it is accepted, by a click or by a third page view (CKE-1 to CKE-3). */
export function useCookieNotice(): void {
  const { config, stores } = useApp();
  const { key } = useLocation();
  const kind = useNavigationType();
  const view = useRef({ key, number: 1 });
  const enabled = config.showBasicCookiesMessage;

  useEffect(() => {
    if (enabled && !isAccepted()) askForCookies(stores.cookieNotice);
  }, [enabled, stores]);

  useEffect(() => {
    if (view.current.key === key) return;
    view.current = { key, number: nextNavigation(view.current.number, kind) };
    if (enabled && !isAccepted() && acceptsByItself(view.current.number)) {
      acceptCookies(stores.cookieNotice);
    }
  }, [key, kind, enabled, stores]);
}
