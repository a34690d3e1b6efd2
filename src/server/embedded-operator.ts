import { passwordPaths, playerPaths } from '../config/derived-paths.ts';
import { endpointBases } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { namedOrigin } from '../lib/server-origin.ts';
import { defaultMounts, type Mounts } from '../sandbox/http/families.ts';
import { readSettings } from '../sandbox/operator/settings.ts';
import { readPushSettings } from '../sandbox/push/operator-push.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { EmbeddedSecrets, Environment } from './environment.ts';
import type { Step } from './exchange.ts';
import { type FramesListener, isOwn, loopbackNames } from './frames.ts';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)\b/;

interface EmbeddedOperator {
  readonly steps: Step[];
  /** Stops accepting push messages and finishes those in progress, within 5 s. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Relative bases that the embedded operator serves, without those that are configured elsewhere. Two exceptions:
 * browsers may read content here although the server reads it elsewhere, and in a trial on one machine a proxy at a
 * loopback address may forward to the operator here.
 * @returns undefined if both content and operator are elsewhere
 */
export function embeddedMounts(config: SiteConfig): Mounts | undefined {
  const server = endpointBases(config, 'server');
  if (!isOwn(server.content) && !isOwn(server.operator)) return undefined;
  const browser = endpointBases(config, 'browser');
  const { operator } = defaultMounts;
  const isPassedOn = !config.siteUrl?.startsWith('https:') && LOOPBACK.test(browser.operator);
  const own = Object.entries(server).filter(
    ([family, base]) => isOwn(base) && family in defaultMounts,
  );
  return {
    ...(isOwn(browser.content) && { content: browser.content }),
    ...(isPassedOn && { operator }),
    ...Object.fromEntries(own),
  };
}

/**
 * Runs the embedded operator in this process, in a trial only; production never loads this module.
 * @returns undefined if everything is elsewhere
 */
export function embedOperator(options: {
  config: SiteConfig;
  environment: Environment;
  secrets: EmbeddedSecrets;
  origin: string;
  /** Listener for games and the sportsbook. */
  frames: FramesListener | undefined;
  log: (line: string) => void;
}): EmbeddedOperator | undefined {
  const { config, environment, secrets, origin, frames, log } = options;
  const mounts = embeddedMounts(config);
  if (!mounts) return undefined;
  const sandbox = createSandbox({
    dataDir: environment.dataDir,
    mounts,
    settings: { ...readSettings(process.env), jurisdiction: config.jurisdiction },
    allowOrigins: [],
    siteUrl: config.siteUrl,
    pages: { ...passwordPaths(config), ...playerPaths(config) },
    frames: frames && {
      origin: frames.origin,
      parts: frames.parts,
      framedBy: config.siteUrl === undefined ? loopbackNames(origin) : [config.siteUrl],
    },
    staff: secrets.staff,
    chatKey: secrets.chatKey,
    outboxKey: secrets.outboxKey,
    push: {
      settings: readPushSettings(process.env),
      site: {
        url: config.siteUrl ?? namedOrigin(origin),
        defaultLanguage: config.defaultAppLanguage,
        languages: config.languages,
      },
    },
    webhooks: [
      {
        url: `${origin}/hooks/content`,
        headers: { 'X-Webhook-Secret': environment.webhookSecret ?? '' },
      },
    ],
    log,
  });
  frames?.answerWith(sandbox.handleFrame);
  return {
    steps: [
      ({ req, res, client }) => {
        // The operator reads the country from this header. A trusted proxy's value replaces one that the visitor sent.
        if (client.country !== undefined) req.headers['x-country'] = client.country;
        return sandbox.handle(req, res, client.address);
      },
    ],
    stopSending: () => sandbox.stopSending(),
    close: () => sandbox.close(),
  };
}
