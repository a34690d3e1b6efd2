import { fileURLToPath } from 'node:url';
import { readConfig } from '../config/read-config.ts';
import { clearNetworkFault } from '../lib/clear-network.ts';
import { dataDirOf } from '../lib/data-folder.ts';
import { createIsKnownHost, readHosts } from '../lib/known-hosts.ts';
import type { ListenerOptions } from '../lib/listener.ts';
import { readMode } from '../lib/mode.ts';
import { certificateFaults, secretFaults } from '../lib/production-rules.ts';
import { readProxies } from '../lib/proxies.ts';
import { readAll, refuseFaults } from '../lib/read-all.ts';
import { readHost } from '../lib/read-host.ts';
import { readStaff, type StaffMember, staffMember } from '../lib/staff.ts';
import type { VariableName, Variables } from '../lib/variables.ts';
import type { PushSite } from './message.ts';
import {
  type PushSettings,
  readDatabaseUrl,
  readPushSettings,
  readVapid,
  type VapidKeys,
} from './settings.ts';

const DEFAULT_CONFIG = fileURLToPath(new URL('../config/default-site.json', import.meta.url));

/** Validated settings of the separate push service. */
export interface ServiceSettings extends PushSettings {
  readonly vapid: VapidKeys;
  readonly dataDir: string;
  readonly operatorUrl: string;
  /** The service's token for the operator. */
  readonly token: string;
  readonly site: PushSite;
  /** Settings of the API for browsers and staff; absent for a sender. */
  readonly api: ApiSettings | undefined;
}

export interface ApiSettings {
  readonly host: string;
  readonly port: number;
  readonly listener: ListenerOptions;
  readonly staff: readonly StaffMember[];
}

/** @throws Error with one line per invalid or missing setting */
export function readServiceSettings(
  variables: Variables & { readonly NODE_TLS_REJECT_UNAUTHORIZED?: string },
): ServiceSettings {
  const isProduction = variables['MODE'] === 'production';
  const { push, vapid, token, site, operatorUrl, mode, api } = readAll({
    push: () => readPushSettings(variables),
    vapid: () => requiredVapid(variables),
    // An empty value has already been refused.
    subject: () => variables['VAPID_SUBJECT'] ?? required(variables, 'VAPID_SUBJECT'),
    token: () => readToken(variables, isProduction),
    site: () => readSite(variables['SITE_CONFIG']),
    operatorUrl: () => readOperatorUrl(variables),
    database: () => refuseOpenDatabase(variables),
    mode: () => readMode(variables['MODE']),
    certificates: () => refuseFaults(isProduction ? certificateFaults(variables) : []),
    api: () => (variables['PUSH_ROLE'] === 'sender' ? undefined : readApi(variables, isProduction)),
  });
  return {
    ...push,
    vapid,
    dataDir: dataDirOf(variables),
    operatorUrl,
    token,
    site,
    api: api && {
      host: api.host,
      port: api.port,
      listener: {
        proxies: api.proxies,
        isKnownHost: createIsKnownHost({ siteUrl: site.url }, { mode, ...api }),
      },
      // In a trial without a STAFF file, the holder of the operator token is the only staff member.
      staff: api.staff ?? [staffMember('push staff', token, ['campaigns'])],
    },
  };
}

/** Empty counts as missing, because otherwise an empty token would grant staff rights. */
function required(variables: Variables, name: VariableName): string {
  const value = variables[name];
  if (!value) throw new Error(`${name} is missing; see docs/configuration.md`);
  return value;
}

function requiredVapid(variables: Variables): VapidKeys {
  const vapid = readVapid(variables);
  if (vapid === undefined) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing');
  return vapid;
}

function readToken(variables: Variables, isProduction: boolean): string {
  const token = required(variables, 'PUSH_TOKEN');
  if (isProduction) refuseFaults(secretFaults('PUSH_TOKEN', token));
  return token;
}

function readOperatorUrl(variables: Variables): string {
  const url = required(variables, 'OPERATOR_URL');
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    throw new Error(
      `OPERATOR_URL: found ${url}; expected an address such as https://www.example.com/operator`,
    );
  refuseFaults([clearNetworkFault('OPERATOR_URL', url, variables)]);
  return url;
}

function refuseOpenDatabase(variables: Variables): void {
  const url = readDatabaseUrl(variables['DATABASE_URL']);
  refuseFaults([clearNetworkFault('DATABASE_URL', url ?? '', variables)]);
}

function readSite(file = DEFAULT_CONFIG): PushSite {
  const config = readConfig(file);
  if (!config.ok) throw new Error(config.error.map((line) => `SITE_CONFIG: ${line}`).join('\n'));
  const { siteUrl: url, defaultAppLanguage: defaultLanguage, languages } = config.value;
  if (url === undefined) throw new Error('SITE_CONFIG: siteUrl is missing; messages link to it');
  return { url, defaultLanguage, languages };
}

/** Reads proxies and hosts from the same variables as the site. */
function readApi(variables: Variables, isProduction: boolean) {
  const { PUSH_PORT: port = '3010', STAFF: file } = variables;
  return readAll({
    host: () => readHost(variables, 'PUSH_HOST'),
    port: () => readPort(port),
    proxies: () => readProxies(variables['TRUSTED_PROXIES'], variables['TRUSTED_HOPS']),
    allowedHosts: () => readHosts(variables['ALLOWED_HOSTS']),
    staff: () => {
      if (isProduction) required(variables, 'STAFF');
      return file === undefined ? undefined : readStaff(file);
    },
  });
}

function readPort(given: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
  throw new Error(`PUSH_PORT: found ${given}; expected a port from 0 to 65535`);
}
