import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose';
import { type PublicKey, parseStatement, type Statement } from '../../../../operator/statement.ts';

/** What does not add up in a statement. */
export type StatementFault = 'stakes' | 'wins' | 'rounds' | 'balance' | 'seed';

export interface CheckedStatement {
  statement: Statement;
  /** Signed by a key of the operator's, for this session and this player. */
  signed: boolean;
  faults: StatementFault[];
}

/** Whose statement of which session is expected: one that is signed for another is no better than none. */
export interface Expected {
  session: string;
  accountCode: string;
}

/**
 * Checks a statement's signature and sums.
 * @param jws compact (RFC 7515)
 * @returns what it says and how far that holds; undefined when it is none
 */
export async function checkStatement(
  jws: string,
  keys: readonly PublicKey[],
  expected: Expected,
): Promise<CheckedStatement | undefined> {
  const payload = await verifiedPayload(jws, keys);
  const statement = await parseStatement(payload ?? decoded(jws));
  if (!statement) return undefined;
  const { session, accountCode } = expected;
  const isTheirs = statement.session === session && statement.sub === accountCode;
  return {
    statement,
    signed: payload !== undefined && isTheirs,
    faults: await faultsOf(statement),
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
    // Not by any of these keys, or changed afterwards.
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

/** Everything that can be counted again. */
async function faultsOf(statement: Statement): Promise<StatementFault[]> {
  const {
    rounds,
    roundCount,
    stakes,
    wins,
    balanceBefore,
    balanceAfter,
    otherMovements,
    fairness,
  } = statement;
  const sum = (of: 'stake' | 'win') => rounds?.reduce((total, round) => total + round[of], 0);
  const checks: [StatementFault, boolean][] = [
    ['rounds', rounds === undefined || rounds.length === roundCount],
    ['stakes', (sum('stake') ?? stakes) === stakes],
    ['wins', (sum('win') ?? wins) === wins],
    ['balance', balanceBefore - stakes + wins + otherMovements === balanceAfter],
    ['seed', !fairness || (await sha256(fairness.seed)) === fairness.seedHash],
  ];
  return checks.filter(([, holds]) => !holds).map(([fault]) => fault);
}

/** As base64url without padding. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
