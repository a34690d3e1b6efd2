import type { ParseContext } from '../../http/query.ts';
import { readKeysAnswer, readStatementAnswer, statement } from '../contract/schemas.ts';
import type { PublicKey, Statement } from '../contract/types.ts';
import { parsed, parsedWithList } from './entries.ts';

export const parseSignedStatement = (wire: unknown): string | undefined =>
  parsed(readStatementAnswer, wire)?.jws;

/** A statement is signed as a whole, so one invalid entry makes all of it invalid. */
export const parseStatementPayload = (payload: unknown): Statement | undefined =>
  parsed(statement, payload);

export const parsePublicKeys = (
  wire: unknown,
  context: Pick<ParseContext, 'report'>,
): PublicKey[] | undefined =>
  parsedWithList(readKeysAnswer, ['keys', 'statement key'], wire, context)?.keys;
