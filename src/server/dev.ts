// `npm run dev`: the same server, rendering from source with hot reload. Without the parts that need a build: service
// worker, page cache, Content Security Policy, previews, sitemap.xml and brand files.
import { createServer as createViteServer } from 'vite';
import { STATE_BLOCK_ID } from '../app/boot/state-block.ts';
import { directionOf } from '../app/i18n/direction.ts';
import { toPublicConfig } from '../config/public-config.ts';
import { toJsonBlock } from '../lib/json-block.ts';
import { createIsKnownHost } from '../lib/known-hosts.ts';
import { transportHeaders } from '../lib/open-server.ts';
import { attempt } from '../lib/read-all.ts';
import { namedOrigin, originOf } from '../lib/server-origin.ts';
import { versionOfPackage } from './announce.ts';
import { createContentReading } from './content-reading.ts';
import { embedOperator } from './embedded-operator.ts';
import { ROOT, readEnvironment } from './environment.ts';
import { reply, type Step } from './exchange.ts';
import { listenForFrames, withFrames } from './frames.ts';
import { loadConfig } from './load-config.ts';
import { closeOnSignal, listen } from './running.ts';
import { createSiteServer } from './site-server.ts';
import { healthStep } from './steps/health.ts';
import { contentHookStep } from './steps/hooks.ts';
import { manifestStep } from './steps/manifest.ts';
import { themeStyle } from './theme-style.ts';
import { trialFaults, trialWarnings } from './trial.ts';

const log = (line: string) => console.log(line);
const [environment, variableFaults] = attempt(() => readEnvironment(process.env));
if (!environment) endWith(variableFaults);
const { embedded, webhookSecret } = environment;
if (!embedded || !webhookSecret)
  endWith(['MODE: found production; the development server is for trials, use npm start']);
const loaded = loadConfig(environment.siteConfig);
if (!loaded.ok) endWith(loaded.error);
const faults = trialFaults(loaded.value, environment, process.env);
if (faults.length > 0) endWith(faults);
const frames = await listenForFrames(environment, loaded.value).catch(endWithError);
const config = frames ? withFrames(loaded.value, frames.origin) : loaded.value;
const publicConfig = toPublicConfig(config);

const steps: Step[] = [];
const server = createSiteServer(steps, () => origin, {
  log,
  headers: transportHeaders(config.siteUrl),
  proxies: environment.proxies,
  isKnownHost: createIsKnownHost(config, environment),
});
await listen(server, environment).catch(endWithError);
const origin = originOf(server, environment.host);
const vite = await createViteServer({
  root: ROOT,
  server: { middlewareMode: true, hmr: { server } },
});
const { source } = createContentReading({ config, origin, onChange: () => {}, log: () => {} });
const operator = embedOperator({ config, environment, secrets: embedded, origin, frames, log });

const viteStep: Step = ({ req, res }) =>
  new Promise((resolve, reject) => {
    res.once('finish', () => resolve(true));
    vite.middlewares(req, res, (error: unknown) => (error ? reject(error) : resolve(false)));
  });

const pageStep: Step = async (exchange) => {
  const { render } = (await vite.ssrLoadModule(
    '/src/app/entry-server.tsx',
  )) as typeof import('../app/entry-server.tsx');
  const outcome = await render({
    config: publicConfig,
    url: exchange.url,
    source: source.read,
    waitUntil: Date.now() + config.content.deadlineMs,
    signal: AbortSignal.timeout(10_000),
    report: console.error,
  });
  if (outcome.kind === 'redirect')
    return reply(exchange, outcome.status, { Location: outcome.location });
  const cookies =
    config.showBasicCookiesMessage || config.gtm
      ? "document.cookie.includes('cookies_accepted=')||addEventListener('DOMContentLoaded',()=>document.documentElement.dataset.cookies='pending')"
      : '';
  const html = `<!doctype html><html lang="${outcome.locale}" dir="${directionOf(outcome.locale)}" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="stylesheet" href="/src/app/app.css"><style>${themeStyle(config.theme)}</style><script>const theme=localStorage.getItem('theme')??'${config.defaultTheme}';document.documentElement.dataset.theme=theme==='light'||(theme==='system'&&matchMedia('(prefers-color-scheme: light)').matches)?'light':'dark';${cookies}</script>${outcome.head}</head><body><div id="app">${outcome.body}</div><script type="application/json" id="${STATE_BLOCK_ID}">${toJsonBlock(outcome.state)}</script><script type="module" src="/src/app/entry-client.tsx"></script></body></html>`;
  return reply(
    exchange,
    outcome.status,
    { 'Content-Type': 'text/html; charset=utf-8' },
    await vite.transformIndexHtml(exchange.url.pathname, html),
  );
};

steps.push(
  healthStep,
  ...(operator?.steps ?? []),
  contentHookStep(webhookSecret, (model) => source.invalidate(model)),
  await manifestStep(config),
  viteStep,
  pageStep,
);
closeOnSignal(
  server,
  () => void operator?.stopSending(),
  async () => {
    frames?.close();
    await operator?.close();
    void vite.close();
  },
);
for (const line of trialWarnings(loaded.value, environment, process.env)) log(line);
log(
  `${config.company.name} (Marquee ${versionOfPackage()}, development) is ready at ${namedOrigin(origin)}`,
);

/** Exits before anything is served. */
function endWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(78);
}

function endWithError({ message }: Error): never {
  return endWith([message]);
}
