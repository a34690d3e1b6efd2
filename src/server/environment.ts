import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** What the server takes from the environment; secrets come from nowhere else (CFG-5). */
export interface Environment {
  port: number;
  host: string;
  /** Path of the provider configuration. */
  siteConfig: string;
  dataDir: string;
  /** Token of the content system's write API, for the embedded one. */
  contentToken: string;
  /** Token of the campaign API (docs/push.md), for the embedded operator. */
  pushToken: string;
  /** Secret of the chat inbox's identity validation, for the embedded operator. */
  chatKey: string;
  /** What the content system's webhook must say in `X-Webhook-Secret`. */
  webhookSecret: string;
  /** Of the embedded operator's games and sportsbook, which have an origin of their own. */
  framesPort: number;
  /** Their origin as browsers reach it, where it is not the loopback address. */
  framesOrigin: string | undefined;
  /** Signs the links of previews (docs/decisions/0025). */
  previewSecret: string;
  /** Token of the content system with the right to read drafts; the embedded one needs none. */
  contentReadToken: string | undefined;
  /** Folder with the brand's own icons, screenshots and picture to share; none shows ours. */
  brandDir: string | undefined;
  /** Serves the worker that takes itself away. */
  killWorker: boolean;
}

/** @throws Error with one clear line when a variable cannot be used */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const port = readPort(variables, 'PORT', 3000);
  const dataDir = resolve(ROOT, variables['DATA_DIR'] ?? '.data');
  return {
    port,
    host: variables['HOST'] ?? '127.0.0.1',
    framesPort: readPort(variables, 'FRAMES_PORT', port === 0 ? 0 : port + 1),
    framesOrigin: variables['FRAMES_ORIGIN'],
    siteConfig: resolve(variables['SITE_CONFIG'] ?? join(ROOT, 'src/config/default-site.json')),
    dataDir,
    contentToken: variables['CONTENT_TOKEN'] ?? keptSecret(dataDir, 'content-token'),
    pushToken: variables['PUSH_TOKEN'] ?? keptSecret(dataDir, 'push-token'),
    chatKey: variables['CHAT_IDENTITY_KEY'] ?? keptSecret(dataDir, 'chat-identity-key'),
    webhookSecret: variables['CONTENT_WEBHOOK_SECRET'] ?? keptSecret(dataDir, 'webhook-secret'),
    previewSecret: variables['PREVIEW_SECRET'] ?? keptSecret(dataDir, 'preview-secret'),
    contentReadToken: variables['CONTENT_READ_TOKEN'],
    brandDir: variables['BRAND_DIR'] ? resolve(variables['BRAND_DIR']) : undefined,
    killWorker: variables['SERVICE_WORKER'] === 'kill',
  };
}

function readPort(variables: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(variables[name] ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`${name}: found ${variables[name]}; expected a port from 0 to 65535`);
}

/** A secret made at the first start and kept beside the data, readable by its owner only. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(24).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
