import type { Api, ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result } from '../../../lib/result.ts';
import type { Access } from './access.ts';
import { isRefusal } from './refresh-refusal.ts';

export interface PlayerApiOptions {
  access: Access;
  /** Sends with the token of the moment. */
  api: Api;
  refresh: () => Promise<Result<undefined, HttpError>>;
  /** A refresh went out and no answer has come: the token may have been replaced. */
  isRefreshOpen: () => boolean;
  /** Waits for the token that another tab may be getting. */
  listen: () => Promise<void>;
  /** The operator does not take this token. @param error its 401, which may say why */
  onRefused: (error: HttpError) => void;
}

/**
 * Calls of a player (REQ-8). A token that is known to be past its life is replaced before the call, or after
 * its 401, once; so is one whose replacement got lost, after its 401 (F25). The call is then made again, whatever its
 * method: a 401 means that nothing was done. Any other 401 ends the session; that of a token which is not the present
 * one, or is not much longer because another tab is getting the next, says nothing.
 */
export function createPlayerApi(options: PlayerApiOptions): Api {
  const { access, api, refresh, isRefreshOpen, listen, onRefused } = options;
  const refusal = (answer: Result<unknown, HttpError>) =>
    !answer.ok && answer.error.status === 401 ? answer.error : undefined;

  const whose = () => access.session()?.sessionId;

  /** @param caller the session that the call was made for: another's must not make it */
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
 * What a call failed by that waited for a token. What the operator says of the refresh, such as `refresh_raced`, is
 * no answer to the call, unless the session is over.
 */
const unsent = (error: HttpError): HttpError =>
  isRefusal(error) || error.kind === 'cancelled' ? error : { kind: 'network', url: error.url };

const signedOut = ({ path }: ApiRequest): HttpError => ({
  kind: 'cancelled',
  url: path,
  detail: 'there is no session',
});
