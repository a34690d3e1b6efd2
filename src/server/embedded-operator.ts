import { endpointBases } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { Environment } from './environment.ts';
import type { Step } from './exchange.ts';

/**
 * The embedded operator behind the relative bases of the configuration, in the same process. With
 * absolute bases for both content and operator there is none.
 */
export function embedOperator(options: {
  config: SiteConfig;
  environment: Environment;
  origin: string;
  log: (line: string) => void;
}): { steps: Step[]; close: () => void } {
  const { config, environment, origin, log } = options;
  const { content, operator } = endpointBases(config, 'server');
  if (!content.startsWith('/') && !operator.startsWith('/')) return { steps: [], close: () => {} };
  const sandbox = createSandbox({
    dataDir: environment.dataDir,
    mounts: {
      content: content.startsWith('/') ? content : '/content',
      operator: operator.startsWith('/') ? operator : '/operator',
    },
    allowOrigins: [],
    contentToken: environment.contentToken,
    webhooks: [
      {
        url: `${origin}/hooks/content`,
        headers: { 'X-Webhook-Secret': environment.webhookSecret },
      },
    ],
    log,
  });
  return { steps: [({ req, res }) => sandbox.handle(req, res)], close: () => sandbox.close() };
}
