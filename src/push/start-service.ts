// Push as a separate service: `npm run push -- --serve`, beside any operator with the API of docs/push.md. PUSH_ROLE
// selects the API for browsers and staff (site), sending (sender), or both.
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { closeDataFolder } from '../lib/data-folder.ts';
import { describeError } from '../lib/describe-error.ts';
import { drainServer } from '../lib/drain-server.ts';
import { createLog } from '../lib/log-lines.ts';
import { originOf } from '../lib/server-origin.ts';
import { onStopSignal } from '../lib/stop-signal.ts';
import type { Variables } from '../lib/variables.ts';
import { createDelivery } from './delivery.ts';
import { httpPlayers } from './http-recipients.ts';
import { type OpenPush, openPush } from './open-push.ts';
import { runSendingWorker } from './sending-worker.ts';
import { campaignRoutes } from './service/campaign-routes.ts';
import { createPlayerApi } from './service/player-api.ts';
import { createPushServer } from './service/push-server.ts';
import { reportRoutes } from './service/report-page.ts';
import { answerStaff, createStaffDesk, type NoteStaffCall } from './service/staff-api.ts';
import { type ApiSettings, readServiceSettings, type ServiceSettings } from './service-settings.ts';

/** No caller waits for a sender, so it keeps outcomes however long PostgreSQL is down. */
const SENDER_PATIENCE_MS = 60_000;
/** Most characters of a caller's text in a log line. */
const LONGEST_DETAILS = 200;
/** The embedded operator's base. */
const BASE = '/operator';

const log = createLog(process.stdout);

/** Exits with a configuration error (sysexits.h). */
function refuse(line: string): never {
  console.error(line);
  process.exit(78);
}

/** Ends the process if a setting is invalid. */
export function settingsOf(variables: Variables): ServiceSettings {
  try {
    return readServiceSettings(variables);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** The operator keeps the audit log; here staff calls are logged by the process. */
const note: NoteStaffCall = ({ event, name }, { method, path, address }) => {
  const details = `${method} ${path}`.slice(0, LONGEST_DETAILS);
  log(`${event}: ${name ?? 'visitor'} ${details} from ${address}`);
};

/** On a machine that the sender shares with the site, pages have priority (R14). */
function giveWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log(
      `Could not lower the priority of the sender: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Serves until SIGTERM or SIGINT, then exits after requests and messages in progress. */
export async function startService(variables: Variables): Promise<void> {
  const settings = settingsOf(variables);
  const { role, api, operatorUrl, token } = settings;
  const players = httpPlayers(operatorUrl, token);
  const push = await openData(settings);
  const stops: (() => Promise<unknown>)[] = [];
  if (api) stops.push(await startApi(api, settings, { push, players }));
  else giveWay();
  if (role !== 'site') stops.push(startSender(settings, { push, players }));

  async function stop(): Promise<void> {
    await Promise.all(stops.map((one) => one()));
    await push.close();
    process.exit(0);
  }
  onStopSignal(stop);
}

/** Ends the process if the database cannot be opened. */
async function openData({ role, dataDir, databaseUrl }: ServiceSettings): Promise<OpenPush> {
  try {
    if (databaseUrl === undefined) for (const line of closeDataFolder(dataDir)) console.error(line);
    return await openPush({
      dataDir,
      databaseUrl,
      ...(role === 'sender' && { patienceMs: SENDER_PATIENCE_MS }),
    });
  } catch (error) {
    return refuse(
      `${databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'}: ${describeError(error)}`,
    );
  }
}

interface Parts {
  readonly push: OpenPush;
  readonly players: ReturnType<typeof httpPlayers>;
}

/** @returns a function that stops sending */
function startSender(
  { vapid, subject, hosts, site }: ServiceSettings,
  { push: { store, queue }, players: { recipients } }: Parts,
): () => Promise<void> {
  const delivery = createDelivery({ vapid, subject, hosts });
  const { deliver } = delivery;
  const worker = runSendingWorker({ store, queue, recipients, log, deliver, site });
  log('Sending push messages.');
  return async () => {
    await worker.stop();
    delivery.close();
  };
}

/** Error codes for an address that this machine does not have. */
const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** @returns a function that stops listening */
async function startApi(
  { host, port, listener, staff }: ApiSettings,
  { vapid, hosts, site }: ServiceSettings,
  { push, players: { recipients, findPlayer } }: Parts,
): Promise<() => Promise<unknown>> {
  const now = () => new Date();
  const answerPlayer = createPlayerApi({
    store: push.store,
    findPlayer,
    now,
    origins: hosts,
    applicationServerKey: vapid.publicKey,
  });
  const desk = createStaffDesk(staff, note, now);
  const open = async () => push;
  const routes = [
    ...campaignRoutes({ open, recipients, language: site.defaultLanguage, now }),
    ...reportRoutes(open),
  ];
  const server = createPushServer({
    base: BASE,
    siteUrl: site.url,
    log,
    listener,
    answer: (request) =>
      answerPlayer(request) ?? answerStaff(request, routes, desk, (work) => work()),
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) =>
    refuse(
      NOT_OURS.includes(error.code ?? '')
        ? `PUSH_HOST: found ${host}; expected an address of this machine`
        : `PUSH_PORT: ${error.message}`,
    ),
  );
  log(`Push service at ${originOf(server, host)}${BASE}`);
  return () => drainServer(server);
}

if (import.meta.main) await startService(process.env);
