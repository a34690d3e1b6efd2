import type { PublicConfig } from '../../../config/public-config.ts';
import type { Api } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import type { Text } from '../../i18n/text.ts';
import type { Queries } from '../../state/queries.ts';
import type { Stores } from '../../state/stores.ts';

/** The part of the router that the session needs. */
export interface Navigation {
  /** Current path, query string and fragment without the language prefix. */
  here: () => string;
  /** Navigates to a path without the language prefix. @param replace replaces the history entry */
  go: (path: string, replace?: boolean) => void;
}

/** Dependencies of the player's session in this tab. */
export interface SessionParts {
  config: PublicConfig;
  stores: Stores;
  text: Text;
  /** The player's queries, which end with the session. */
  queries: Queries;
  /** Creates calls with the given token, if any. */
  createApi: (token?: () => string | undefined) => Api;
  /** Registers a listener for the outcome of every public call. */
  onOutcome: (handle: (outcome: HttpError | undefined) => void) => void;
  navigation: Navigation;
  /**
   * Stops push messages to this device.
   * @param api calls with the token that is about to end
   * @param accountCode undefined if the profile has not arrived
   */
  detach: (api: Api, accountCode: string | undefined) => Promise<void>;
  /** Resolves after hydration; until then the stores must match the server's. */
  interactive: Promise<void>;
}
