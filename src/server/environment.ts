import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataDirOf, keptSecret } from '../lib/data-folder.ts';
import { readOrigin } from '../lib/exact-origin.ts';
import { readHosts } from '../lib/known-hosts.ts';
import { type Mode, readMode } from '../lib/mode.ts';
import { readProxies, type TrustedProxies } from '../lib/proxies.ts';
import { readAll } from '../lib/read-all.ts';
import { readHost } from '../lib/read-host.ts';
import { readStaff, type StaffMember, staffMember, trialStaff } from '../lib/staff.ts';
import type { VariableName, Variables } from '../lib/variables.ts';

/** Root folder of the project, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Our own pictures. */
export const PUBLIC = join(ROOT, 'public');

/** Settings from the environment, the only source of secrets (CFG-5). */
export interface Environment {
  mode: Mode;
  port: number;
  host: string;
  /** Proxies whose forwarded headers are trusted; none by default. */
  proxies: TrustedProxies;
  /** Additional host names, besides that of `siteUrl`. */
  allowedHosts: string[];
  /** Path of the provider configuration. */
  siteConfig: string;
  dataDir: string;
  /** Secrets of the embedded operator; absent in production. */
  embedded: EmbeddedSecrets | undefined;
  /** Expected `X-Webhook-Secret` of the content system's webhook. */
  webhookSecret: string | undefined;
  /** Port of games and sportsbook, which have their own origin. */
  framesPort: number;
  /** Their public origin, if it is not the loopback address. */
  framesOrigin: string | undefined;
  /** Signs preview links (docs/decisions/0025); without it there are no previews. */
  previewSecret: string | undefined;
  /** Content system token for reading drafts; the embedded one needs none. */
  contentReadToken: string | undefined;
  /** Folder with the brand's icons, screenshots and sharing picture; ours if unset. */
  brandDir: string | undefined;
  /** Serves the service worker that removes itself. */
  killWorker: boolean;
}

export interface EmbeddedSecrets {
  /** Staff with rights to content, campaigns, emails and so on, and the site itself, which reads drafts. */
  staff: StaffMember[];
  /** The site's token for drafts. */
  draftToken: string;
  /** Encrypts links in emails that wait to be sent. */
  outboxKey: string;
  /** Secret for the identity validation of the chat inbox. */
  chatKey: string;
}

/** Path of the provider configuration. An empty setting counts as none: it would be the folder of the project. */
export const siteConfigOf = (variables: Variables): string =>
  resolve(variables['SITE_CONFIG'] || join(ROOT, 'src/config/default-site.json'));

/** Folder of the brand's files, if it has one. */
export const brandDirOf = (variables: Variables): string | undefined =>
  variables['BRAND_DIR'] ? resolve(variables['BRAND_DIR']) : undefined;

/** @throws Error with one line per invalid variable */
export function readEnvironment(variables: Variables): Environment {
  const dataDir = resolve(ROOT, dataDirOf(variables));
  const isTrial = (variables['MODE'] ?? 'trial') === 'trial';
  // Production never generates secrets, because nobody would keep them safe.
  const made = (name: string) => (isTrial ? keptSecret(dataDir, name) : undefined);
  const read = readAll({
    mode: () => readMode(variables['MODE']),
    port: () => readPort(variables, 'PORT', 3000),
    host: () => readHost(variables, 'HOST'),
    proxies: () =>
      readProxies(
        variables['TRUSTED_PROXIES'],
        variables['TRUSTED_HOPS'],
        variables['COUNTRY_HEADER'],
      ),
    allowedHosts: () => readHosts(variables['ALLOWED_HOSTS']),
    framesPort: () => readPort(variables, 'FRAMES_PORT', 0),
    framesOrigin: () => readOrigin(variables, 'FRAMES_ORIGIN', 'https://games.example.com'),
    embedded: () => (isTrial ? readSecrets(variables, dataDir) : undefined),
    webhookSecret: () => variables['CONTENT_WEBHOOK_SECRET'] ?? made('webhook-secret'),
    previewSecret: () => variables['PREVIEW_SECRET'] ?? made('preview-secret'),
    killWorker: () => readKill(variables['SERVICE_WORKER']),
  });
  return {
    ...read,
    framesPort: readPort(variables, 'FRAMES_PORT', read.port === 0 ? 0 : read.port + 1),
    siteConfig: siteConfigOf(variables),
    dataDir,
    contentReadToken: variables['CONTENT_READ_TOKEN'],
    brandDir: brandDirOf(variables),
  };
}

function readSecrets(variables: Variables, dataDir: string): EmbeddedSecrets {
  const { staff, ...keys } = readAll({
    staff: () => readOwnStaff(variables, dataDir),
    outboxKey: () => variables['OUTBOX_KEY'] ?? keptSecret(dataDir, 'outbox-key'),
    chatKey: () => variables['CHAT_IDENTITY_KEY'] ?? keptSecret(dataDir, 'chat-identity-key'),
  });
  const draftToken = randomBytes(24).toString('base64url');
  return {
    ...keys,
    draftToken,
    staff: [...staff, staffMember('the site', draftToken, ['drafts'])],
  };
}

/** Staff with their own tokens from the STAFF file; otherwise the two of a trial. */
function readOwnStaff(variables: Variables, dataDir: string): StaffMember[] {
  const { STAFF: file, CONTENT_TOKEN: content, PUSH_TOKEN: token } = variables;
  if (file !== undefined) return readStaff(file);
  return trialStaff(
    readAll({
      content: () => content ?? keptSecret(dataDir, 'content-token'),
      staff: () => token ?? keptSecret(dataDir, 'push-token'),
    }),
  );
}

/** A misspelled `kill` would leave a broken worker in place. */
function readKill(given = ''): boolean {
  if (given === '' || given === 'kill') return given === 'kill';
  throw new Error(`SERVICE_WORKER: found ${given}; expected kill, or nothing`);
}

function readPort(variables: Variables, name: VariableName, fallback: number): number {
  const given = variables[name] ?? String(fallback);
  const port = given.trim() === '' ? Number.NaN : Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`${name}: found ${given}; expected a port from 0 to 65535`);
}
