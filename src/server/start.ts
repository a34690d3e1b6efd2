import { createIsKnownHost } from '../lib/known-hosts.ts';
import { createLog } from '../lib/log-lines.ts';
import { transportHeaders } from '../lib/open-server.ts';
import { attempt } from '../lib/read-all.ts';
import { namedOrigin, originOf } from '../lib/server-origin.ts';
import { announce, versionOfPackage } from './announce.ts';
import { buildApart } from './build-apart.ts';
import { checkedSetup } from './checked-setup.ts';
import type { Step } from './exchange.ts';
import { listenForFrames, withFrames } from './frames.ts';
import { describeProduction } from './production.ts';
import { closeOnSignal, listen } from './running.ts';
import { createSite } from './site.ts';
import { createSiteServer } from './site-server.ts';
import { prepareHomes, siteSteps } from './site-steps.ts';

/** Exit code for an invalid configuration or data file (EX_CONFIG of sysexits). */
const EX_CONFIG = 78;

const log = createLog(process.stdout);

const setup = await checkedSetup(process.env);
if (!setup.ok) endWith(setup.error);
const { environment, trial, configured, hasBuild } = setup.value;

const frames = trial && (await listenForFrames(environment, configured).catch(endWithError));
const config = frames ? withFrames(configured, frames.origin) : configured;

if (!hasBuild) await buildApart();

// Answers 503 until there are steps.
const steps: Step[] = [];
const server = createSiteServer(steps, () => origin, {
  log,
  headers: transportHeaders(config.siteUrl),
  proxies: environment.proxies,
  isKnownHost: createIsKnownHost(config, environment),
});
if (!trial) for (const line of describeProduction(config, environment)) log(`  ${line}`);
await listen(server, environment).catch(endWithError);
const origin = originOf(server, environment.host);
/** The URL for a browser on this machine. */
const openAt = namedOrigin(origin);

const site = await createSite({ config, environment, origin, log });
const { embedded: secrets } = environment;
const [operator, unusableFiles] = attempt(
  () => secrets && trial?.embedOperator({ config, environment, secrets, origin, frames, log }),
);
if (unusableFiles.length > 0) endWith(unusableFiles.map((line) => `DATA_DIR: ${line}`));
steps.push(...(operator?.steps ?? []), ...(await siteSteps(site, openAt)));

closeOnSignal(
  server,
  () => void operator?.stopSending(),
  async () => {
    frames?.close();
    await operator?.close();
  },
);

await prepareHomes(site, origin);
await announce(site);
for (const line of trial?.trialWarnings(configured, environment, process.env) ?? []) log(line);
const release = `Marquee ${versionOfPackage()}${trial ? '' : ', production'}`;
log(`${config.company.name} (${release}) is ready at ${openAt}`);

/** Exits before anything is served. */
function endWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(EX_CONFIG);
}

function endWithError({ message }: Error): never {
  return endWith([message]);
}
