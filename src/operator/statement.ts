import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { call } from './call.ts';
import {
  listRoundsAnswer,
  readKeysAnswer,
  readStatementAnswer,
  statement,
} from './contract/schemas.ts';
import type { Operations, PublicKey, Statement } from './contract/types.ts';
import { parsed, parsedWithList } from './parsing/entries.ts';

export type { PublicKey, Statement, StatementRound } from './contract/types.ts';

type RoundsPage = Operations['listRounds']['answer'];

const parser = () => import('./statement.ts');
/**
 * The signed statement of an ended session: a compact JWS, not verified yet.
 * @returns refusals: 404, 409 `session_running`
 */
export const readStatement = (api: Api, id: string): Promise<Result<string, HttpError>> =>
  call(
    api,
    {
      family: 'slotsSession',
      method: 'GET',
      path: `/sessions/${encodeURIComponent(id)}/statement`,
    },
    async (wire) => (await parser()).parseSignedStatement(wire),
  );

/** A page of an ended session's rounds, the first one first. @returns refusals: 404, 409 `session_running` */
export const listRounds = (
  api: Api,
  id: string,
  cursor: string | undefined,
): Promise<Result<RoundsPage, HttpError>> =>
  call(
    api,
    {
      family: 'slotsSession',
      method: 'GET',
      path: `/sessions/${encodeURIComponent(id)}/rounds${cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`}`,
    },
    async (wire) => (await parser()).parseRounds(wire),
  );

/** The operator's public keys for verifying statements. */
export const statementKeysQuery = (): Query<PublicKey[]> => ({
  key: 'player:statement-keys',
  family: 'slotsSession',
  path: '/keys',
  parse: async (wire, context) => (await parser()).parsePublicKeys(wire, context),
});

/** Parses the payload of a statement; undefined if it is invalid. */
export const parseStatement = async (payload: unknown): Promise<Statement | undefined> =>
  (await parser()).parseStatementPayload(payload);

export const parseSignedStatement = (wire: unknown): string | undefined =>
  parsed(readStatementAnswer, wire)?.jws;

/** One hash covers all rounds, so one invalid entry makes the page invalid. */
export const parseRounds = (wire: unknown): RoundsPage | undefined =>
  parsed(listRoundsAnswer, wire);

/** A statement is signed as a whole, so one invalid entry makes all of it invalid. */
export const parseStatementPayload = (payload: unknown): Statement | undefined =>
  parsed(statement, payload);

export const parsePublicKeys = (
  wire: unknown,
  context: Pick<ParseContext, 'report'>,
): PublicKey[] | undefined =>
  parsedWithList(readKeysAnswer, ['keys', 'statement key'], wire, context)?.keys;
