// A sending worker of its own: `npm run push -- --work`, as many as there are cores to spare, on any machine that
// reaches the database and the operator. docs/push.md says what the environment has to have.
import { readFileSync } from 'node:fs';
import { checkConfig } from '../config/check-config.ts';
import { createDelivery } from './delivery.ts';
import { httpRecipients } from './http-recipients.ts';
import { openPush } from './open-push.ts';
import { runSendingWorker } from './sending-worker.ts';
import { readPushSettings } from './settings.ts';

const DEFAULT_CONFIG = new URL('../config/default-site.json', import.meta.url);

/** Nobody waits for a sender: what it has sent is written however long PostgreSQL is away. */
const PATIENCE_MS = 60_000;

/** Ends the process with what sysexits.h calls a configuration error. */
function refuse(line: string): never {
  console.error(line);
  process.exit(78);
}

/** Sends until SIGTERM or SIGINT, then ends the process. */
export async function startWorker(variables: NodeJS.ProcessEnv): Promise<void> {
  const required = (name: string): string =>
    variables[name] ?? refuse(`${name} is missing; docs/push.md says what it is`);

  const { vapid, subject, databaseUrl, hosts } = readPushSettings(variables);
  if (vapid === undefined) refuse('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing');
  required('VAPID_SUBJECT');
  const config = checkConfig(
    JSON.parse(readFileSync(variables['SITE_CONFIG'] ?? DEFAULT_CONFIG, 'utf8')),
  );
  if (!config.ok) refuse(config.error.join('\n'));
  const { siteUrl, defaultAppLanguage: defaultLanguage, languages } = config.value;
  if (siteUrl === undefined) refuse('SITE_CONFIG: siteUrl is missing: where messages lead');

  const log = (line: string) => console.log(line);
  const recipients = httpRecipients(required('OPERATOR_URL'), required('PUSH_TOKEN'));
  const push = await openPush({
    ...{ dataDir: variables['DATA_DIR'] ?? '.data', databaseUrl },
    patienceMs: PATIENCE_MS,
  });
  const delivery = createDelivery({ vapid, subject, hosts });
  const worker = runSendingWorker({
    ...push,
    ...{ recipients, log, deliver: delivery.deliver },
    site: { url: siteUrl, defaultLanguage, languages },
  });
  log('Sending push messages.');

  async function stop(): Promise<void> {
    await worker.stop();
    delivery.close();
    await push.close();
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (import.meta.main) await startWorker(process.env);
