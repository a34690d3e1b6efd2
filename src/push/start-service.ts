// Push as a separate service: `npm run push -- --serve`, beside any operator with the API of docs/push.md. PUSH_ROLE
// selects the API for browsers and staff (site), sending (sender), or both.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { checkConfig } from '../config/check-config.ts';
import { clearNetworkFault } from '../lib/clear-network.ts';
import { closeDataFolder } from '../lib/data-folder.ts';
import { drainServer } from '../lib/drain-server.ts';
import { createIsKnownHost, readHosts } from '../lib/known-hosts.ts';
import { createLog } from '../lib/log-lines.ts';
import { readMode } from '../lib/mode.ts';
import { readProxies } from '../lib/proxies.ts';
import { readStaff, type StaffMember, staffMember } from '../lib/staff.ts';
import type { VariableName, Variables } from '../lib/variables.ts';
import { createDelivery } from './delivery.ts';
import { httpPlayers } from './http-recipients.ts';
import { type OpenPush, openPush } from './open-push.ts';
import { runSendingWorker } from './sending-worker.ts';
import { campaignRoutes } from './service/campaign-routes.ts';
import { asProblem } from './service/exchange.ts';
import { createPlayerApi } from './service/player-api.ts';
import { createPushServer } from './service/push-server.ts';
import { reportRoutes } from './service/report-page.ts';
import { answerStaff, type NoteStaffCall } from './service/staff-api.ts';
import { readPushSettings } from './settings.ts';

const DEFAULT_CONFIG = new URL('../config/default-site.json', import.meta.url);
/** No caller waits for a sender, so it stores outcomes however long PostgreSQL is down. */
const SENDER_PATIENCE_MS = 60_000;
/** The embedded operator's base. */
const BASE = '/operator';

const log = createLog(process.stdout);

/** Exits with a configuration error (sysexits.h). */
function refuse(line: string): never {
  console.error(line);
  process.exit(78);
}

/** Ends the process if a setting is invalid. */
function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Staff from the STAFF file; else the holder of the operator token. */
function readOwnStaff({ STAFF: file }: Variables, token: string): StaffMember[] {
  if (file === undefined) return [staffMember('push staff', token, ['campaigns'])];
  return orRefuse(() => readStaff(file));
}

/** Proxies and hosts by the variables that the site has too. */
const readListener = (variables: Variables, siteUrl: string, host: string) => ({
  proxies: readProxies(variables['TRUSTED_PROXIES'], variables['TRUSTED_HOPS']),
  isKnownHost: createIsKnownHost(
    { siteUrl },
    {
      mode: readMode(variables['MODE']),
      host,
      allowedHosts: readHosts(variables['ALLOWED_HOSTS']),
    },
  ),
});

/** The operator has the audit log; here staff calls go to the process log. */
const note: NoteStaffCall = ({ event, name }, { method, path, address }) => {
  if (name !== undefined) log(`${event}: ${name} ${method} ${path} from ${address}`);
};

/** On a machine that a sender shares with the site, pages come first (R14). */
function giveWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log(`The sender keeps its priority: ${error instanceof Error ? error.message : error}`);
  }
}

/** Serves until SIGTERM or SIGINT, then exits after the requests and messages in progress. */
export async function startService(variables: Variables): Promise<void> {
  const { vapid, subject, databaseUrl, hosts, role } = orRefuse(() => readPushSettings(variables));
  // Empty counts as missing: otherwise an empty token would belong to staff.
  const required = (name: VariableName): string =>
    variables[name] || refuse(`${name} is missing; see docs/configuration.md`);

  if (vapid === undefined) refuse('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing');
  required('VAPID_SUBJECT');
  const token = required('PUSH_TOKEN');
  const config = checkConfig(
    JSON.parse(readFileSync(variables['SITE_CONFIG'] ?? DEFAULT_CONFIG, 'utf8')),
  );
  if (!config.ok) refuse(config.error.join('\n'));
  const { siteUrl, defaultAppLanguage: defaultLanguage, languages } = config.value;
  if (siteUrl === undefined) refuse('SITE_CONFIG: siteUrl is missing: where messages lead');

  const now = () => new Date();
  const operatorUrl = required('OPERATOR_URL');
  const unsafe =
    clearNetworkFault('OPERATOR_URL', operatorUrl, variables) ??
    clearNetworkFault('DATABASE_URL', databaseUrl ?? '', variables);
  if (unsafe !== undefined) refuse(unsafe);
  const { recipients, findPlayer } = httpPlayers(operatorUrl, token);
  const { DATA_DIR: dataDir = '.data' } = variables;
  if (databaseUrl === undefined) for (const line of closeDataFolder(dataDir)) console.error(line);
  const push = await openPush({
    dataDir,
    databaseUrl,
    ...(role === 'sender' && { patienceMs: SENDER_PATIENCE_MS }),
  }).catch((error: Error) =>
    refuse(`${databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'}: ${error.message}`),
  );
  const stops: (() => unknown)[] = [];

  function startSender({ store, queue }: OpenPush): void {
    const delivery = createDelivery({ vapid: vapid ?? refuse(''), subject, hosts });
    const worker = runSendingWorker({
      store,
      queue,
      recipients,
      log,
      deliver: delivery.deliver,
      site: { url: siteUrl ?? '', defaultLanguage, languages },
    });
    log('Sending push messages.');
    stops.push(async () => {
      await worker.stop();
      delivery.close();
    });
  }

  async function startSite({ store }: OpenPush): Promise<void> {
    const answerPlayer = createPlayerApi({
      store,
      findPlayer,
      now,
      origins: hosts,
      applicationServerKey: vapid?.publicKey ?? '',
    });
    const open = async () => push;
    const desk = { staff: readOwnStaff(variables, token), note };
    const staff = [
      ...campaignRoutes({ open, recipients, language: defaultLanguage, now }),
      ...reportRoutes(open),
    ];
    const { PUSH_PORT: port = '3010', PUSH_HOST: host = '127.0.0.1' } = variables;
    const server = createPushServer({
      base: BASE,
      siteUrl: siteUrl ?? '',
      log,
      listener: orRefuse(() => readListener(variables, siteUrl ?? '', host)),
      answer: (request) => answerPlayer(request) ?? answerStaff(request, staff, desk, asProblem),
    });
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      refuse(`PUSH_PORT: found ${port}; expected a port from 0 to 65535`);
    server.listen(Number(port), host);
    await once(server, 'listening').catch((error: Error) => refuse(`PUSH_PORT: ${error.message}`));
    log(`Push service at http://${host}:${addressPort(server.address())}${BASE}`);
    stops.push(() => drainServer(server));
  }

  if (role !== 'sender') await startSite(push);
  if (role === 'sender') giveWay();
  if (role !== 'site') startSender(push);

  async function stop(): Promise<void> {
    await Promise.all(stops.map((one) => one()));
    await push.close();
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const addressPort = (address: ReturnType<import('node:net').Server['address']>): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

if (import.meta.main) await startService(process.env);
