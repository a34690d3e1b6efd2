import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { useHydrated } from '../../../state/live-values/use-hydrated.ts';

/** As the operator's contract has it. */
const TOKEN = /^[\w.~-]{1,100}$/;

export interface MailedLink {
  token: string;
  /** Of the attempt that this link is for: a lost answer is asked for again by it, after a reload too. */
  key: string;
}

/**
 * The link that led here. Its token comes in the fragment (`#…`; a query `?token=…` of another
 * operator's mail is taken, too) and is moved out of the address at once, into the entry of this tab's
 * history: so neither a log, nor a Referer, nor a shared screen shows it, and a reload still has it.
 * @returns undefined on the server, too, and while its markup is taken over
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
