import { fileURLToPath } from 'node:url';
import { readConfig } from '../config/read-config.ts';
import { clearNetworkFault } from '../lib/clear-network.ts';
import { createIsKnownHost, readHosts } from '../lib/known-hosts.ts';
import type { ListenerOptions } from '../lib/listener.ts';
import { readMode } from '../lib/mode.ts';
import { certificateFaults, secretFaults } from '../lib/production-rules.ts';
import { readProxies } from '../lib/proxies.ts';
import { readStaff, type StaffMember, staffMember } from '../lib/staff.ts';
import type { VariableName, Variables } from '../lib/variables.ts';
import type { PushSite } from './message.ts';
import { type PushSettings, readPushSettings, type VapidKeys } from './settings.ts';

const DEFAULT_CONFIG = fileURLToPath(new URL('../config/default-site.json', import.meta.url));

/** Settings of the separate service, all of which are known to be valid. */
export interface ServiceSettings extends PushSettings {
  readonly vapid: VapidKeys;
  readonly dataDir: string;
  readonly operatorUrl: string;
  /** The service's token at the operator. */
  readonly token: string;
  readonly site: PushSite;
  /** For browsers and staff; a sender has none. */
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
  const settings = readPushSettings(variables);
  const { vapid, databaseUrl, role } = settings;
  if (vapid === undefined) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing');
  required(variables, 'VAPID_SUBJECT');
  const token = required(variables, 'PUSH_TOKEN');
  const site = readSite(variables['SITE_CONFIG']);
  const operatorUrl = required(variables, 'OPERATOR_URL');
  const unsafe = [
    clearNetworkFault('OPERATOR_URL', operatorUrl, variables),
    clearNetworkFault('DATABASE_URL', databaseUrl ?? '', variables),
    ...(readMode(variables['MODE']) === 'production'
      ? [...secretFaults('PUSH_TOKEN', token), ...certificateFaults(variables)]
      : []),
  ].filter((fault) => fault !== undefined);
  if (unsafe.length > 0) throw new Error(unsafe.join('\n'));
  return {
    ...settings,
    vapid,
    dataDir: variables['DATA_DIR'] ?? '.data',
    operatorUrl,
    token,
    site,
    api: role === 'sender' ? undefined : readApi(variables, site.url, token),
  };
}

/** Empty counts as missing: otherwise an empty token would belong to staff. */
function required(variables: Variables, name: VariableName): string {
  const value = variables[name];
  if (!value) throw new Error(`${name} is missing; see docs/configuration.md`);
  return value;
}

function readSite(file = DEFAULT_CONFIG): PushSite {
  const config = readConfig(file);
  if (!config.ok) throw new Error(config.error.map((line) => `SITE_CONFIG: ${line}`).join('\n'));
  const { siteUrl: url, defaultAppLanguage: defaultLanguage, languages } = config.value;
  if (url === undefined) throw new Error('SITE_CONFIG: siteUrl is missing: where messages lead');
  return { url, defaultLanguage, languages };
}

/** Proxies and hosts by the variables that the site has too. */
function readApi(variables: Variables, siteUrl: string, token: string): ApiSettings {
  const { PUSH_PORT: port = '3010', PUSH_HOST: host = '127.0.0.1', STAFF: file } = variables;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PUSH_PORT: found ${port}; expected a port from 0 to 65535`);
  return {
    host,
    port: Number(port),
    listener: {
      proxies: readProxies(variables['TRUSTED_PROXIES'], variables['TRUSTED_HOPS']),
      isKnownHost: createIsKnownHost(
        { siteUrl },
        {
          mode: readMode(variables['MODE']),
          host,
          allowedHosts: readHosts(variables['ALLOWED_HOSTS']),
        },
      ),
    },
    // Without a file, the holder of the operator token is the staff.
    staff: file === undefined ? [staffMember('push staff', token, ['campaigns'])] : readStaff(file),
  };
}
