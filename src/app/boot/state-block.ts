import type { PublicConfig } from '../../config/public-config.ts';

/** State that the server transfers with the page (REQ-7): anonymous answers with their time. */
export interface StateBlock {
  config: PublicConfig;
  /** Model and time of the back end's answer (epoch ms), by query key. */
  answers: Record<string, [value: unknown, at: number]>;
  /** The part of the query string that the page was rendered for (use-search.ts). */
  search?: string;
  /** The router's state on the server; absent in the app shell, which renders saved content. */
  router?: {
    loaderData: Record<string, unknown>;
    errors: Record<string, { message: string }> | null;
  };
}
export const STATE_BLOCK_ID = 'state';
