import { proxy } from 'valtio/vanilla';

/** Optional purposes that a visitor may allow (CKE-6). */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

export interface ConsentStore {
  /** Undefined until read, or without a valid choice: then nothing is allowed. */
  choice: ConsentChoice | undefined;
  /** Time of the choice, epoch ms. */
  chosenAt: number | undefined;
}

export const createConsent = (): ConsentStore => proxy({ choice: undefined, chosenAt: undefined });
