import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { MOMENTARY_HEADERS } from '../lib/base-headers.ts';
import { commandArguments } from '../lib/command-arguments.ts';
import { dataDirOf, keptSecret } from '../lib/data-folder.ts';
import { readOrigin, readOrigins } from '../lib/exact-origin.ts';
import { createIsKnownHost, readHosts } from '../lib/known-hosts.ts';
import { createListener, type ListenerOptions } from '../lib/listener.ts';
import { isLoopback } from '../lib/loopback.ts';
import { refuse, transportHeaders } from '../lib/open-server.ts';
import { readProxies } from '../lib/proxies.ts';
import { readAll } from '../lib/read-all.ts';
import { namedOrigin, originOf } from '../lib/server-origin.ts';
import { readStaff, trialStaff } from '../lib/staff.ts';
import { onStopSignal } from '../lib/stop-signal.ts';
import type { Variables } from '../lib/variables.ts';
import { DEFAULT_LOCALE, LOCALES } from './content/content-type.ts';
import { defaultMounts } from './http/families.ts';
import { openFaults, openWarnings } from './open-to-others.ts';
import { readSettings } from './operator/settings.ts';
import { readPushSettings } from './push/operator-push.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

// The embedded operator alone, for sites that call it on another origin: `npm run sandbox -- --port 4000`.

const USAGE = `npm run sandbox [-- OPTIONS]
  --port N          port to listen on; 4000 without it
  --frames-port N   port of games, sportsbook and chat; the next one without it
  --host ADDRESS    address to listen on; 127.0.0.1 without it`;

const { values } = commandArguments(USAGE, {
  options: {
    port: { type: 'string', default: '4000' },
    // Port for games and the sportsbook, which have their own origin. Defaults to the next port.
    'frames-port': { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const env: Variables = process.env;
/** Default of the variable: the site on this machine. */
const SITE_ORIGIN = 'http://localhost:3000';
const log = (line: string) => console.error(line);

if (env.MODE === 'production') {
  log('sandbox: MODE is production; the embedded operator is a stand-in with play money');
  process.exit(1);
}
const open = isLoopback(values.host) ? undefined : `--host ${values.host}`;
for (const fault of open === undefined ? [] : openFaults(open, env)) {
  log(`sandbox: ${fault}`);
  process.exit(1);
}
const port = readPort(values.port);
const framesPort = readPort(values['frames-port'] ?? String(port === 0 ? 0 : port + 1));
const { siteOrigins, framesOrigin, listener } = readVariables();
const framesServer = createListener(
  listener,
  (req, res, { address }) => void sandbox.handleFrame(req, res, address),
);
await listen(framesServer, framesPort);
const frames = {
  origin: framesOrigin ?? originAt(framesServer),
  framedBy: siteOrigins,
};

let sandbox: Sandbox;
try {
  const dataDir = dataDirOf(env);
  sandbox = createSandbox({
    dataDir,
    mounts: defaultMounts,
    settings: readSettings(env),
    allowOrigins: siteOrigins,
    frames,
    ...(env.CHAT_IDENTITY_KEY !== undefined && { chatKey: env.CHAT_IDENTITY_KEY }),
    push: {
      settings: readPushSettings(env),
      site: {
        url: siteOrigins[0] ?? SITE_ORIGIN,
        defaultLanguage: DEFAULT_LOCALE,
        languages: LOCALES,
      },
    },
    staff:
      env.STAFF === undefined
        ? trialStaff({ content: env.CONTENT_TOKEN ?? '', staff: env.PUSH_TOKEN ?? '' })
        : readStaff(env.STAFF),
    outboxKey: env.OUTBOX_KEY ?? keptSecret(dataDir, 'outbox-key'),
    webhooks:
      env.CONTENT_WEBHOOK === undefined
        ? []
        : [
            {
              url: env.CONTENT_WEBHOOK,
              headers: { 'X-Webhook-Secret': env.CONTENT_WEBHOOK_SECRET ?? '' },
            },
          ],
    log,
  });
} catch (error) {
  failWith(error);
}

const server = createListener(listener, async (req, res, { address, country }) => {
  if (country !== undefined) req.headers['x-country'] = country;
  if (await sandbox.handle(req, res, address)) return;
  refuse(req, res, { status: 404, sentence: 'Not Found', refusal: MOMENTARY_HEADERS });
});
await listen(server, port);
for (const line of open === undefined ? [] : openWarnings(open, env)) log(line);
const mounts = Object.values(defaultMounts).join(', ');
console.log(`sandbox frames at ${frames.origin}`);
console.log(`sandbox ready at ${originAt(server)}${mounts}`);

/** The origin for a browser on this machine. Policies cannot name an IPv6 address. */
function originAt(listener: Server): string {
  const origin = originOf(listener, values.host);
  return isIPv6(values.host) ? namedOrigin(origin) : origin;
}

function stop(): void {
  framesServer.close();
  framesServer.closeAllConnections();
  server.close(() => {
    void sandbox.close().then(() => process.exit(0));
  });
  void sandbox.stopSending();
  server.closeIdleConnections();
  // Open responses have had enough time.
  setTimeout(() => server.closeAllConnections(), 500).unref();
}
onStopSignal(stop);

/** An invalid variable or file: a line names it, nothing is overwritten (F24). */
function failWith(error: unknown): never {
  log(`sandbox: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function readVariables() {
  try {
    const { siteOrigins, framesOrigin, proxies, allowedHosts } = readAll({
      siteOrigins: () =>
        readOrigins({ SITE_ORIGIN: env.SITE_ORIGIN || SITE_ORIGIN }, 'SITE_ORIGIN', SITE_ORIGIN),
      framesOrigin: () => readOrigin(env, 'FRAMES_ORIGIN', 'https://games.example.com'),
      proxies: () => readProxies(env.TRUSTED_PROXIES, env.TRUSTED_HOPS, env.COUNTRY_HEADER),
      allowedHosts: () => readHosts(env.ALLOWED_HOSTS),
    });
    const { host } = values;
    const hosts = { mode: 'trial', host, allowedHosts, framesOrigin } as const;
    const listener: ListenerOptions = {
      proxies,
      isKnownHost: createIsKnownHost({}, hosts),
      headers: transportHeaders(siteOrigins[0]),
    };
    return { siteOrigins, framesOrigin, listener };
  } catch (error) {
    failWith(error);
  }
}

function readPort(given: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
  log(`sandbox: "${given}" is not a port`);
  process.exit(1);
}

function listen(listener: Server, at: number): Promise<void> {
  return new Promise((ready) => {
    listener.once('error', (error) => {
      log(`sandbox: ${error.message}`);
      process.exit(1);
    });
    listener.listen(at, values.host, ready);
  });
}
