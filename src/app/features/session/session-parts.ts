import type { PublicConfig } from '../../../config/public-config.ts';
import type { Api } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import type { Text } from '../../i18n/text.ts';
import type { Queries } from '../../state/queries.ts';
import type { Stores } from '../../state/stores.ts';

/** The router, as far as the session needs it. */
export interface Navigation {
  /** Path and query shown, without the language prefix. */
  here: () => string;
  /** Goes to a path without the language prefix. @param replace leaves no entry in the history */
  go: (path: string, replace?: boolean) => void;
}

/** What this tab gives to the player's session. */
export interface SessionParts {
  config: PublicConfig;
  stores: Stores;
  text: Text;
  /** The player's reads, which end with the session. */
  queries: Queries;
  /** Calls that carry the token given here, if any. */
  createApi: (token?: () => string | undefined) => Api;
  /** Hears of every public call. */
  onOutcome: (handle: (outcome: HttpError | undefined) => void) => void;
  navigation: Navigation;
  /** This device is no longer this player's. @param api calls with the token that is about to end */
  detach: (api: Api, accountCode: string) => Promise<void>;
  /** Resolves when React has taken the page over: until then the stores must stay as the server had them. */
  interactive: Promise<void>;
}
