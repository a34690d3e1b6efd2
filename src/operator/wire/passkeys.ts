import type { ParseContext } from '../../http/query.ts';
import { listPasskeysAnswer, passkey, passkeyCreationOptionsAnswer } from '../contract/schemas.ts';
import type { Passkey } from '../contract/types.ts';
import { parsed, parsedWithList } from './entries.ts';

export const parsePasskeys = (wire: unknown, context: ParseContext): Passkey[] | undefined =>
  parsedWithList(listPasskeysAnswer, ['passkeys', 'passkey'], wire, context)?.passkeys;

export const parsePasskey = (wire: unknown): Passkey | undefined => parsed(passkey, wire);
export const parseOptions = (wire: unknown): Record<string, unknown> | undefined =>
  parsed(passkeyCreationOptionsAnswer, wire)?.options;
