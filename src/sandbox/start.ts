import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { EVERY_ANSWER, MOMENTARY_HEADERS } from '../lib/base-headers.ts';
import { keptSecret } from '../lib/data-folder.ts';
import { createOpenServer, refuse, transportHeaders } from '../lib/open-server.ts';
import { readStaff, trialStaff } from '../lib/staff.ts';
import { onStopSignal } from '../lib/stop-signal.ts';
import type { Variables } from '../lib/variables.ts';
import { DEFAULT_LOCALE, LOCALES } from './content/content-type.ts';
import { defaultMounts } from './http/families.ts';
import { isLoopback, openFaults, openWarnings } from './open-to-others.ts';
import { readSettings } from './operator/settings.ts';
import { readPushSettings } from './push/operator-push.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

// The embedded operator alone, for sites that call it on another origin: `npm run sandbox -- --port 4000`.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    // Port for games and the sportsbook, which have their own origin. Defaults to the next port.
    'frames-port': { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const env: Variables = process.env;
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
const siteOrigins = (env.SITE_ORIGIN ?? 'http://localhost:3000').split(',').map((o) => o.trim());

const refusal = MOMENTARY_HEADERS;
const answers = { headers: { ...EVERY_ANSWER, ...transportHeaders(siteOrigins[0]) }, refusal };
const framesServer = createOpenServer(answers, (req, res) => void sandbox.handleFrame(req, res));
await listen(framesServer, framesPort);
const frames = {
  origin: env.FRAMES_ORIGIN ?? `http://${values.host}:${portOf(framesServer)}`,
  framedBy: siteOrigins,
};

let sandbox: Sandbox;
try {
  const { DATA_DIR: dataDir = '.data' } = env;
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
        url: siteOrigins[0] ?? 'http://localhost:3000',
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
  // An invalid variable or file: one line names it, nothing is overwritten (F24).
  log(`sandbox: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const server = createOpenServer(answers, async (req, res) => {
  if (await sandbox.handle(req, res)) return;
  refuse(req, res, { status: 404, sentence: 'Not Found', refusal });
});
await listen(server, port);
for (const line of open === undefined ? [] : openWarnings(open, env)) log(line);
const mounts = Object.values(defaultMounts).join(', ');
console.log(`sandbox frames at ${frames.origin}`);
console.log(`sandbox ready at http://${values.host}:${portOf(server)}${mounts}`);

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

function portOf(listener: Server): number {
  return (listener.address() as AddressInfo).port;
}
