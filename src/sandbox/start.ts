import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { defaultMounts } from './families.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

// The embedded operator alone, for set-ups where the site calls it across origins:
// `npm run sandbox -- --port 4000`.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const env = process.env;
const log = (line: string) => console.error(line);

if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
  log(`sandbox: "${values.port}" is no port`);
  process.exit(1);
}

let sandbox: Sandbox;
try {
  sandbox = createSandbox({
    dataDir: env.DATA_DIR ?? '.data',
    mounts: defaultMounts,
    settings: readSettings(env),
    allowOrigins: (env.SITE_ORIGIN ?? 'http://localhost:3000').split(',').map((o) => o.trim()),
    contentToken: env.CONTENT_TOKEN ?? '',
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
  // A variable or a file that cannot be used: one line says which, nothing is overwritten (F24).
  log(`sandbox: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const server = createServer(async (req, res) => {
  if (await sandbox.handle(req, res)) return;
  res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found');
});
server.once('error', (error) => {
  log(`sandbox: ${error.message}`);
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  const { port } = server.address() as AddressInfo;
  const mounts = Object.values(defaultMounts).join(', ');
  console.log(`sandbox ready at http://${values.host}:${port}${mounts}`);
});

function stop(): void {
  server.close(() => {
    sandbox.close();
    process.exit(0);
  });
  server.closeIdleConnections();
  // Whoever is still being answered has had a fair time.
  setTimeout(() => server.closeAllConnections(), 500).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
