import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose';
import {
  type PublicKey,
  parseStatement,
  type Statement,
  type StatementRound,
} from '../../../../operator/statement.ts';

/** Parts of a statement that may not add up; `unread`: its rounds did not load, so they are not checked. */
type StatementFault = 'unread' | 'hash' | 'stakes' | 'wins' | 'rounds' | 'balance' | 'seed';

export interface CheckedStatement {
  statement: Statement;
  /** Signed with one of the operator's keys, for this session and this player. */
  signed: boolean;
  faults: StatementFault[];
  /** All rounds, including those of which the statement has only the hash; undefined if they did not load. */
  rounds: readonly StatementRound[] | undefined;
}

/** The expected player and session. A statement for another one counts as not signed. */
export interface Expected {
  session: string;
  accountCode: string;
}

/** Reads this number of rounds of the session; undefined if they do not load. */
type ReadRounds = (count: number) => Promise<readonly StatementRound[] | undefined>;

/**
 * Checks a statement's signature and sums, and its rounds by their hash if it lists none.
 * @param jws compact (RFC 7515)
 * @returns its content and the result of the checks; undefined if it is not a statement
 */
export async function checkStatement(
  jws: string,
  keys: readonly PublicKey[],
  expected: Expected,
  readRounds: ReadRounds,
): Promise<CheckedStatement | undefined> {
  const payload = await verifiedPayload(jws, keys);
  const statement = await parseStatement(payload ?? decoded(jws));
  if (!statement) return undefined;
  const { session, accountCode } = expected;
  const isTheirs = statement.session === session && statement.sub === accountCode;
  const rounds = statement.rounds ?? (await readRounds(statement.roundCount));
  return {
    statement,
    signed: payload !== undefined && isTheirs,
    faults: await faultsOf(statement, rounds),
    rounds,
  };
}

async function verifiedPayload(jws: string, keys: readonly PublicKey[]): Promise<unknown> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      jws,
      createLocalJWKSet({ keys: [...keys] }),
      { algorithms: ['ES256'] },
    );
    if (protectedHeader.typ !== 'statement+jwt') return undefined;
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    // Signed with none of these keys, or changed afterwards.
    return undefined;
  }
}

function decoded(jws: string): unknown {
  try {
    return decodeJwt(jws);
  } catch {
    return undefined;
  }
}

/** Recomputes everything that can be checked. */
async function faultsOf(
  statement: Statement,
  rounds: CheckedStatement['rounds'],
): Promise<StatementFault[]> {
  const {
    roundCount,
    roundsHash,
    stakes,
    wins,
    balanceBefore,
    balanceAfter,
    otherMovements,
    fairness,
  } = statement;
  const sum = (of: 'stake' | 'win') => rounds?.reduce((total, round) => total + round[of], 0);
  const isListed = statement.rounds !== undefined || rounds === undefined;
  const checks: [StatementFault, boolean][] = [
    ['unread', rounds !== undefined],
    ['hash', isListed || (await sha256(JSON.stringify(rounds))) === roundsHash],
    ['rounds', rounds === undefined || rounds.length === roundCount],
    ['stakes', (sum('stake') ?? stakes) === stakes],
    ['wins', (sum('win') ?? wins) === wins],
    ['balance', balanceBefore - stakes + wins + otherMovements === balanceAfter],
    ['seed', !fairness || (await sha256(fairness.seed)) === fairness.seedHash],
  ];
  return checks.filter(([, holds]) => !holds).map(([fault]) => fault);
}

/** Returns unpadded base64url. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
