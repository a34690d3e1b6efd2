import { endpointBases } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { defaultMounts } from '../sandbox/families.ts';
import { readPushSettings } from '../sandbox/push/operator-push.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { readSettings } from '../sandbox/settings.ts';
import type { Environment } from './environment.ts';
import type { Step } from './exchange.ts';
import { type FramesListener, loopbackNames } from './frames.ts';

export interface EmbeddedOperator {
  readonly steps: Step[];
  /** Takes no further push message and lets those under way end; within 5 s. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The embedded operator behind the relative bases of the configuration, in the same process. With
 * absolute bases for both content and operator there is none.
 */
export function embedOperator(options: {
  config: SiteConfig;
  environment: Environment;
  origin: string;
  /** The listener of the games and the sportsbook. */
  frames: FramesListener | undefined;
  log: (line: string) => void;
}): EmbeddedOperator {
  const { config, environment, origin, frames, log } = options;
  const bases = endpointBases(config, 'server');
  if (!bases.content.startsWith('/') && !bases.operator.startsWith('/')) {
    return { steps: [], stopSending: async () => {}, close: async () => {} };
  }
  const own = Object.entries(bases).filter(([, base]) => base.startsWith('/'));
  const { content, operator } = defaultMounts;
  // Pictures are served with content. In a trial a proxy on another origin may pass calls on to the operator; on a public
  // site that has a real one, its documented players must not be able to log in.
  const isTrial = !config.siteUrl?.startsWith('https:');
  const sandbox = createSandbox({
    dataDir: environment.dataDir,
    mounts: { content, ...(isTrial && { operator }), ...Object.fromEntries(own) },
    settings: { ...readSettings(process.env), jurisdiction: config.jurisdiction },
    allowOrigins: [],
    siteUrl: config.siteUrl,
    frames: frames && {
      origin: frames.origin,
      framedBy: config.siteUrl === undefined ? loopbackNames(origin) : [config.siteUrl],
    },
    chatKey: environment.chatKey,
    push: {
      settings: readPushSettings(process.env),
      token: environment.pushToken,
      site: {
        url: config.siteUrl ?? origin.replace('127.0.0.1', 'localhost'),
        defaultLanguage: config.defaultAppLanguage,
        languages: config.languages,
      },
    },
    contentToken: environment.contentToken,
    webhooks: [
      {
        url: `${origin}/hooks/content`,
        headers: { 'X-Webhook-Secret': environment.webhookSecret },
      },
    ],
    log,
  });
  frames?.answerWith(sandbox.handleFrame);
  return {
    steps: [({ req, res }) => sandbox.handle(req, res)],
    stopSending: () => sandbox.stopSending(),
    close: () => sandbox.close(),
  };
}
