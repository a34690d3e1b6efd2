import type { PublicConfig } from '../../config/public-config.ts';

/** What the server hands over with the page (REQ-7): anonymous answers only, each with its time. */
export interface StateBlock {
  config: PublicConfig;
  /** By query key: the model, and when the back end gave it (epoch ms). */
  answers: Record<string, [value: unknown, at: number]>;
  /** What of the address's query the page was written for (use-search.ts). */
  search?: string;
  /** The router's state on the server; absent in the app shell, which renders from what is saved. */
  router?: {
    loaderData: Record<string, unknown>;
    errors: Record<string, { message: string }> | null;
  };
}
export const STATE_BLOCK_ID = 'state';
