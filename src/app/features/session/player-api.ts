import type { Api, ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result } from '../../../lib/result.ts';
import type { Access } from './access.ts';
import { isRefusal } from './refresh.ts';

interface PlayerApiOptions {
  access: Access;
  /** Sends with the current token. */
  api: Api;
  refresh: () => Promise<Result<undefined, HttpError>>;
  /** A refresh was sent without a response so far: the token may have been replaced. */
  isRefreshOpen: () => boolean;
  /** Waits for the token that another tab may be fetching. */
  listen: () => Promise<void>;
  /** The operator refused the token. @param error its 401, which may give the reason */
  onRefused: (error: HttpError) => void;
}

/**
 * Creates the calls of a player (REQ-8). The token is refreshed at most once per call: before the call if it is known
 * to have expired, else after a 401 if it has expired meanwhile or the response to its refresh was lost (F25). The call
 * is then repeated, whatever its method, because a 401 means that nothing was done. Any other 401 ends the session,
 * unless the token is no longer current or another tab is replacing it.
 */
export function createPlayerApi(options: PlayerApiOptions): Api {
  const { access, api, refresh, isRefreshOpen, listen, onRefused } = options;
  const refusal = (answer: Result<unknown, HttpError>) =>
    !answer.ok && answer.error.status === 401 ? answer.error : undefined;

  const whose = () => access.session()?.sessionId;

  /** @param caller session of the original call; no other may send it */
  async function send(request: ApiRequest, caller: string): Promise<Result<unknown, HttpError>> {
    if (whose() !== caller) return failure(signedOut(request));
    const used = access.token();
    const answer = await api.send(request);
    const refused = refusal(answer);
    if (!refused || whose() !== caller) return answer;
    if (access.token() === used && !access.isExpired() && !isRefreshOpen()) {
      await listen();
      if (access.token() === used) onRefused(refused);
    } else if (access.token() === used) {
      const refreshed = await refresh();
      if (!refreshed.ok) return failure(unsent(refreshed.error));
    }
    if (whose() !== caller) return answer;
    const present = access.token();
    const again = await api.send(request);
    const refusedAgain = refusal(again);
    if (refusedAgain && present !== undefined && access.token() === present)
      onRefused(refusedAgain);
    return again;
  }

  return {
    async send(request) {
      const caller = whose();
      if (caller === undefined) return failure(signedOut(request));
      if (access.isExpired()) {
        const refreshed = await refresh();
        if (!refreshed.ok) return failure(unsent(refreshed.error));
      }
      return send(request, caller);
    },
  };
}

/**
 * Error of a call that waited for a token. The operator's response to the refresh, such as `refresh_raced`, is not a
 * response to the call, unless the session has ended.
 */
const unsent = (error: HttpError): HttpError =>
  isRefusal(error) || error.kind === 'cancelled' ? error : { kind: 'network', url: error.url };

const signedOut = ({ path }: ApiRequest): HttpError => ({
  kind: 'cancelled',
  url: path,
  detail: 'there is no session',
});
