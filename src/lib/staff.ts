import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { shownValue } from './shown-value.ts';

/**
 * Rights of staff: export the audit log, send campaigns, answer in the chat, edit content, read drafts, read emails and
 * text messages, select recipients for a push service, review accounts on hold, end players' sessions, inject faults in
 * a trial.
 */
export const STAFF_RIGHTS = [
  'audit',
  'campaigns',
  'chat',
  'content',
  'drafts',
  'outbox',
  'recipients',
  'reviews',
  'sessions',
  'weather',
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

export interface StaffMember {
  /** The name in the audit log. */
  readonly name: string;
  /** SHA-256, so that the settings alone do not grant access. */
  readonly tokenHash: Buffer;
  readonly rights: readonly StaffRight[];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export const staffMember = (
  name: string,
  token: string,
  rights: readonly StaffRight[],
): StaffMember => ({ name, tokenHash: hashOf(token), rights });

/**
 * The two staff members of the trial. An empty token belongs to nobody.
 * @throws Error with one line for a token that both have: it would give only the editor's rights
 */
export function trialStaff({ content, staff }: { content: string; staff: string }): StaffMember[] {
  if (content !== '' && content === staff)
    throw new Error('PUSH_TOKEN: the same as CONTENT_TOKEN; expected another token');
  return [
    ...(content ? [staffMember('trial editor', content, ['content', 'weather'])] : []),
    ...(staff ? [staffMember('trial staff', staff, STAFF_OF_TRIAL)] : []),
  ];
}

const STAFF_OF_TRIAL: readonly StaffRight[] = [
  'audit',
  'campaigns',
  'chat',
  'outbox',
  'recipients',
  'reviews',
  'sessions',
];

/** The staff member with this Bearer token. Compares in constant time. */
export function memberOf(
  authorization: string,
  staff: readonly StaffMember[],
): StaffMember | undefined {
  const given = /^Bearer\s+(.+)$/i.exec(authorization)?.[1];
  if (given === undefined) return undefined;
  const hash = hashOf(given);
  return staff.filter(({ tokenHash }) => timingSafeEqual(tokenHash, hash))[0];
}

export const hasRight = (member: StaffMember | undefined, right: StaffRight): boolean =>
  member?.rights.includes(right) === true;

/**
 * Reads the STAFF file: `[{ "name": "Ana Ruiz", "tokenHash": "…", "rights": ["outbox"] }]`.
 * @throws Error with one line per fault
 */
export function readStaff(path: string): StaffMember[] {
  const entries = read(path);
  if (!Array.isArray(entries) || entries.length === 0)
    throw new Error(`STAFF: ${path} is not a list; expected [{ "name", "tokenHash", "rights" }]`);
  const faults = entries.flatMap((entry, at) => faultsOf(entry, at, entries));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return entries.map(({ name, tokenHash, rights }) => ({
    name,
    rights,
    tokenHash: Buffer.from(tokenHash, 'hex'),
  }));
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new Error(`STAFF: ${path} ${why}; docs/production.md describes the file`);
  }
}

function faultsOf(entry: unknown, at: number, all: readonly unknown[]): string[] {
  const { name, tokenHash, rights } = Object(entry) as Record<string, unknown>;
  const isFirst = (key: string, value: unknown) =>
    all.findIndex((other) => Object(other)[key] === value) === at;
  const given = Array.isArray(rights) ? rights : [];
  const unknown = given.find((right) => !STAFF_RIGHTS.includes(right));
  const checks: [fault: boolean, line: string][] = [
    [
      // Must not start with a character that spreadsheets read as a formula.
      typeof name !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{N} .'’_-]{0,39}$/u.test(name),
      'name: expected 1 to 40 letters, digits and spaces',
    ],
    [!isFirst('name', name), `name: "${name}" stands there twice; expected one entry a person`],
    [
      typeof tokenHash !== 'string' || !/^[\da-f]{64}$/.test(tokenHash),
      'tokenHash: expected the SHA-256 of the token in 64 hexadecimal digits',
    ],
    [!isFirst('tokenHash', tokenHash), 'tokenHash: stands there twice; expected one a person'],
    [
      given.length === 0 || unknown !== undefined,
      `rights: found ${shownValue(unknown ?? rights ?? null)}; expected some of ${STAFF_RIGHTS.join(', ')}`,
    ],
  ];
  return checks.flatMap(([fault, line]) => (fault ? [`STAFF: [${at}].${line}`] : []));
}
