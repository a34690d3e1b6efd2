import { passkeySignInOptionsAnswer, session } from '../contract/schemas.ts';
import type { Session } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parseSession = (wire: unknown): Session | undefined => parsed(session, wire);

export const parsePasskeyOptions = (wire: unknown): Record<string, unknown> | undefined =>
  parsed(passkeySignInOptionsAnswer, wire)?.options;
