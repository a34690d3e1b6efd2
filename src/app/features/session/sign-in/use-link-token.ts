import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../state/live-values/use-hydrated.ts';

/** As the operator's contract has it. */
const TOKEN = /^[\w.~-]{1,100}$/;

/**
 * The token of the link that led here. It comes in the fragment (`#…`; a query `?token=…` of another
 * operator's mail is taken, too) and is moved out of the address at once, into the entry of this tab's
 * history: so neither a log, nor a Referer, nor a shared screen shows it, and a reload still has it.
 * @returns undefined on the server, too, and while its markup is taken over
 */
export function useLinkToken(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const given = hash.slice(1) || new URLSearchParams(search).get('token') || '';
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: { token: given } });
  }, [given, pathname, navigate]);
  const token: unknown = given || Object(state)['token'];
  return hydrated && typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}
