import { createECDH } from 'node:crypto';
import { readOrigins } from '../lib/exact-origin.ts';
import { readAll, refuseFaults } from '../lib/read-all.ts';
import type { Variables } from '../lib/variables.ts';

/** Keys for signing messages (RFC 8292). */
export interface VapidKeys {
  /** base64url: 65 and 32 bytes. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Role of a process: API for browsers and staff, sending, or both. */
type PushRole = 'site' | 'sender' | 'both';
const ROLES: readonly PushRole[] = ['site', 'sender', 'both'];

/** Push settings from the environment, the only source of secrets (CFG-5). */
export interface PushSettings {
  readonly role: PushRole;
  /** If absent, the embedded operator generates a pair at its first start. */
  readonly vapid?: VapidKeys;
  /** Contact for push services: `mailto:` or `https:`. Apple refuses localhost and .local. */
  readonly subject: string;
  /** PostgreSQL URL. If absent, SQLite in the data folder is used. */
  readonly databaseUrl?: string;
  /** Exact origins allowed besides the browsers' push services, such as a stand-in's. */
  readonly hosts: readonly string[];
}

/** @throws Error with one line per invalid variable */
export function readPushSettings(variables: Variables): PushSettings {
  const { vapid, databaseUrl, ...others } = readAll({
    role: () => readRole(variables['PUSH_ROLE']),
    vapid: () => readVapid(variables),
    subject: () => readSubject(variables['VAPID_SUBJECT']),
    databaseUrl: () => readDatabaseUrl(variables['DATABASE_URL']),
    hosts: () => readOrigins(variables, 'PUSH_HOSTS', 'https://push.example.com'),
  });
  return { ...others, ...(vapid && { vapid }), ...(databaseUrl !== undefined && { databaseUrl }) };
}

function readRole(given = 'both'): PushRole {
  const role = ROLES.find((one) => one === given);
  if (role !== undefined) return role;
  throw new Error(`PUSH_ROLE: found ${given}; expected ${ROLES.join(', ')}`);
}

function readSubject(given = 'mailto:push@marquee.example'): string {
  if (isSubject(given)) return given;
  throw new Error(
    `VAPID_SUBJECT: found ${given}; expected mailto: or https: with a public host, such as mailto:push@example.com`,
  );
}

export function readDatabaseUrl(given: string | undefined): string | undefined {
  if (given === undefined || /^postgres(ql)?:\/\//.test(given)) return given;
  throw new Error('DATABASE_URL: expected postgres://…');
}

/** Error messages never contain the private key. */
export function readVapid({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Variables): VapidKeys | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  refuseFaults([
    /^B[\w-]{86}$/.test(publicKey ?? '')
      ? undefined
      : 'VAPID_PUBLIC_KEY: expected 65 bytes as base64url, beside VAPID_PRIVATE_KEY',
    /^[\w-]{43}$/.test(privateKey ?? '')
      ? undefined
      : 'VAPID_PRIVATE_KEY: expected 32 bytes as base64url, beside VAPID_PUBLIC_KEY',
  ]);
  if (publicKeyOf(privateKey ?? '') !== publicKey)
    throw new Error('VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY; change both together');
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
}

/** @returns undefined for a number that is not a valid key of the curve */
function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return pair.getPublicKey('base64url');
}

/** Accepted by all push services. Apple refuses messages with another form of subject. */
function isSubject(subject: string): boolean {
  if (/[\s<>]/.test(subject) || !URL.canParse(subject)) return false;
  const { protocol, hostname, pathname } = new URL(subject);
  const host = protocol === 'mailto:' ? /^[^@]+@([^@]+)$/.exec(pathname)?.[1] : hostname;
  if (host === undefined || (protocol !== 'mailto:' && protocol !== 'https:')) return false;
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(host) && !/\.(local|localhost)$/i.test(host);
}
