import type { Variables } from '../lib/variables.ts';
import { parsePushHosts } from './push-endpoint.ts';

/** Whoever sends signs with this (RFC 8292). */
export interface VapidKeys {
  /** base64url: 65 and 32 bytes. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a process does: what browsers and staff call, sending, or both. */
export type PushRole = 'site' | 'sender' | 'both';
const ROLES: readonly PushRole[] = ['site', 'sender', 'both'];

/** What the environment says of sending; secrets come from nowhere else (CFG-5). */
export interface PushSettings {
  readonly role: PushRole;
  /** Absent: the embedded operator makes a pair at its first start. */
  readonly vapid?: VapidKeys;
  /** Whom a push service may write to: `mailto:` or `https:`. Apple refuses one of localhost or .local. */
  readonly subject: string;
  /** PostgreSQL's address; absent: SQLite in the data folder. */
  readonly databaseUrl?: string;
  /** Exact origins that may be sent to besides the browsers' own push services, such as a stand-in's. */
  readonly hosts: readonly string[];
}

/** @throws Error with one clear line when a variable cannot be used */
export function readPushSettings(variables: Variables): PushSettings {
  const { VAPID_SUBJECT: subject = 'mailto:push@marquee.example', DATABASE_URL: databaseUrl } =
    variables;
  if (!isSubject(subject))
    throw new Error(
      `VAPID_SUBJECT: found ${subject}; expected mailto: or https: with a public host, such as mailto:push@example.com`,
    );
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL: expected postgres://…');
  const vapid = vapidOf(variables);
  const role = ROLES.find((one) => one === (variables['PUSH_ROLE'] ?? 'both'));
  if (role === undefined)
    throw new Error(`PUSH_ROLE: found ${variables['PUSH_ROLE']}; expected ${ROLES.join(', ')}`);
  return {
    role,
    ...(vapid && { vapid }),
    subject,
    ...(databaseUrl !== undefined && { databaseUrl }),
    hosts: parsePushHosts(variables['PUSH_HOSTS']),
  };
}

/** Never says what the private key was. */
function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Variables): VapidKeys | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (!/^B[\w-]{86}$/.test(publicKey ?? ''))
    throw new Error('VAPID_PUBLIC_KEY: expected 65 bytes as base64url, beside VAPID_PRIVATE_KEY');
  if (!/^[\w-]{43}$/.test(privateKey ?? ''))
    throw new Error('VAPID_PRIVATE_KEY: expected 32 bytes as base64url, beside VAPID_PUBLIC_KEY');
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
}

/** What every push service takes; Apple refuses each message signed with another one. */
function isSubject(subject: string): boolean {
  if (/[\s<>]/.test(subject) || !URL.canParse(subject)) return false;
  const { protocol, hostname, pathname } = new URL(subject);
  const host = protocol === 'mailto:' ? /^[^@]+@([^@]+)$/.exec(pathname)?.[1] : hostname;
  if (host === undefined || (protocol !== 'mailto:' && protocol !== 'https:')) return false;
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(host) && !/\.(local|localhost)$/i.test(host);
}
