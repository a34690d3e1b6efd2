import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { useHydrated } from '../../../state/live-values/use-hydrated.ts';

/** Format of the operator's contract. */
const TOKEN = /^[\w.~-]{1,100}$/;

export interface MailedLink {
  token: string;
  /**
   * Idempotency key of the attempt for this link. A request whose response was lost is repeated with it, also after a
   * reload.
   */
  key: string;
}

/**
 * Returns the link that led here. Its token comes in the fragment (`#…`); a query string `?token=…` from another
 * operator's email is accepted, too. It is moved at once from the URL to this tab's history state, so that no log,
 * Referer or shared screen shows it and a reload keeps it.
 * @returns undefined on the server and during hydration
 */
export function useLinkToken(): MailedLink | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [newKey] = useState(() => uuid());
  const given = hash.slice(1) || new URLSearchParams(search).get('token') || '';
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: { token: given, key: newKey } });
  }, [given, pathname, navigate, newKey]);
  const kept: Partial<MailedLink> = given ? { token: given, key: newKey } : Object(state);
  const { token, key } = kept;
  return hydrated && key && token && TOKEN.test(token) ? { token, key } : undefined;
}
