import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptSecret } from '../lib/data-folder.ts';
import { readStaff, type StaffMember, staffMember, trialStaff } from '../lib/staff.ts';
import type { VariableName, Variables } from '../lib/variables.ts';
import { readProxies, type TrustedProxies } from './proxies.ts';

/** The project's folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** A trial has the embedded operator with its play money; production has no stand-in of anything. */
export type Mode = 'trial' | 'production';

/** What the server takes from the environment; secrets come from nowhere else (CFG-5). */
export interface Environment {
  mode: Mode;
  port: number;
  host: string;
  /** Who may say on whose behalf it asks; nobody unless told. */
  proxies: TrustedProxies;
  /** Names of this site beside that of `siteUrl`. */
  allowedHosts: string[];
  /** Path of the provider configuration. */
  siteConfig: string;
  dataDir: string;
  /** Of the embedded operator; production has none. */
  embedded: EmbeddedSecrets | undefined;
  /** What the content system's webhook must say in `X-Webhook-Secret`. */
  webhookSecret: string | undefined;
  /** Of the embedded operator's games and sportsbook, which have an origin of their own. */
  framesPort: number;
  /** Their origin as browsers reach it, where it is not the loopback address. */
  framesOrigin: string | undefined;
  /** Signs the links of previews (docs/decisions/0025); without it there are none. */
  previewSecret: string | undefined;
  /** Token of the content system with the right to read drafts; the embedded one needs none. */
  contentReadToken: string | undefined;
  /** Folder with the brand's own icons, screenshots and picture to share; none shows ours. */
  brandDir: string | undefined;
  /** Serves the worker that takes itself away. */
  killWorker: boolean;
}

export interface EmbeddedSecrets {
  /** Who may write content, send campaigns, read e-mails and so on; the site itself, which reads drafts, among them. */
  staff: StaffMember[];
  /** The site's own token for drafts. */
  draftToken: string;
  /** Seals the links of e-mails that wait to be sent. */
  outboxKey: string;
  /** Secret of the chat inbox's identity validation. */
  chatKey: string;
}

/** @throws Error with one clear line when a variable cannot be used */
export function readEnvironment(variables: Variables): Environment {
  const mode = readMode(variables['MODE']);
  const port = readPort(variables, 'PORT', 3000);
  const dataDir = resolve(ROOT, variables['DATA_DIR'] ?? '.data');
  // Production invents no secret: one that nobody has set is one that nobody guards.
  const made = (name: string) => (mode === 'trial' ? keptSecret(dataDir, name) : undefined);
  return {
    mode,
    port,
    host: variables['HOST'] ?? '127.0.0.1',
    proxies: readProxies(
      variables['TRUSTED_PROXIES'],
      variables['TRUSTED_HOPS'],
      variables['COUNTRY_HEADER'],
    ),
    allowedHosts: (variables['ALLOWED_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean),
    framesPort: readPort(variables, 'FRAMES_PORT', port === 0 ? 0 : port + 1),
    framesOrigin: variables['FRAMES_ORIGIN'],
    siteConfig: resolve(variables['SITE_CONFIG'] ?? join(ROOT, 'src/config/default-site.json')),
    dataDir,
    embedded:
      mode === 'production'
        ? undefined
        : {
            ...readOwnStaff(variables, dataDir),
            outboxKey: variables['OUTBOX_KEY'] ?? keptSecret(dataDir, 'outbox-key'),
            chatKey: variables['CHAT_IDENTITY_KEY'] ?? keptSecret(dataDir, 'chat-identity-key'),
          },
    webhookSecret: variables['CONTENT_WEBHOOK_SECRET'] ?? made('webhook-secret'),
    previewSecret: variables['PREVIEW_SECRET'] ?? made('preview-secret'),
    contentReadToken: variables['CONTENT_READ_TOKEN'],
    brandDir: variables['BRAND_DIR'] ? resolve(variables['BRAND_DIR']) : undefined,
    killWorker: variables['SERVICE_WORKER'] === 'kill',
  };
}

/** Those of the file STAFF, whose tokens are theirs alone; else a trial's two. */
function readOwnStaff(variables: Variables, dataDir: string) {
  const { STAFF: file, CONTENT_TOKEN: content, PUSH_TOKEN: token } = variables;
  const draftToken = randomBytes(24).toString('base64url');
  const staff =
    file === undefined
      ? trialStaff({
          content: content ?? keptSecret(dataDir, 'content-token'),
          staff: token ?? keptSecret(dataDir, 'push-token'),
        })
      : readStaff(file);
  return { draftToken, staff: [...staff, staffMember('the site', draftToken, ['drafts'])] };
}

function readMode(given = 'trial'): Mode {
  if (given === 'trial' || given === 'production') return given;
  throw new Error(`MODE: found ${given}; expected production or trial`);
}

function readPort(variables: Variables, name: VariableName, fallback: number): number {
  const port = Number(variables[name] ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`${name}: found ${variables[name]}; expected a port from 0 to 65535`);
}
