import { proxy } from 'valtio/vanilla';

/** What a visitor may allow beside what the site needs (CKE-6). */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

export interface ConsentStore {
  /** Undefined until it is read, and while there is none that counts: then nothing is allowed. */
  choice: ConsentChoice | undefined;
  /** When it was made, in ms since 1970. */
  chosenAt: number | undefined;
}

export const createConsent = (): ConsentStore => proxy({ choice: undefined, chosenAt: undefined });
