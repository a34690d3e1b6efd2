import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose';
import { type PublicKey, parseStatement, type Statement } from '../../../../operator/statement.ts';

/** Parts of a statement that may not add up. */
export type StatementFault = 'stakes' | 'wins' | 'rounds' | 'balance' | 'seed';

export interface CheckedStatement {
  statement: Statement;
  /** Signed with one of the operator's keys, for this session and this player. */
  signed: boolean;
  faults: StatementFault[];
}

/** The expected player and session: a statement signed for another is as bad as none. */
export interface Expected {
  session: string;
  accountCode: string;
}

/**
 * Checks a statement's signature and sums.
 * @param jws compact (RFC 7515)
 * @returns its content and the result of the checks; undefined if it is not a statement
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

/** Returns unpadded base64url. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
