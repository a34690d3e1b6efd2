import {
  isJurisdiction,
  type Jurisdiction,
  jurisdictionNames,
} from '../../config/jurisdictions.ts';
import { readAll } from '../../lib/read-all.ts';
import type { VariableName, Variables } from '../../lib/variables.ts';

/** Operator settings from the environment; in seconds unless noted. */
export interface Settings {
  /** Lifetime of an access token. */
  accessTokenSeconds: number;
  /** A session ends after this long without use. */
  inactivitySeconds: number;
  /** Accounts that one IP address may open in an hour. */
  registrationsPerHour: number;
  /** Who may set the weather without the write token, for demos: browsers on this machine, or all on the network. */
  demoWeather: 'nobody' | 'machine' | 'network';
  /** Default country of visitors, ISO 3166-1 alpha-2. */
  visitorCountry: string;
  /** The jurisdiction whose rules a game session follows. */
  jurisdiction: Jurisdiction;
}

/** 15 minutes without use end a session, as Pennsylvania's rules require. */
export const defaultSettings: Settings = {
  accessTokenSeconds: 5 * 60,
  inactivitySeconds: 15 * 60,
  registrationsPerHour: 100,
  demoWeather: 'nobody',
  visitorCountry: 'ES',
  jurisdiction: 'none',
};

/** @throws Error with one line per invalid variable */
export function readSettings(variables: Variables): Settings {
  const whole = (name: VariableName, fallback: number, unit = '') => {
    const given = variables[name];
    if (given === undefined) return fallback;
    if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
    throw new Error(`${name}: found ${given}; expected a whole number${unit} from 1 to 99999`);
  };
  const seconds = (name: VariableName, fallback: number) => whole(name, fallback, ' of seconds');
  return readAll({
    accessTokenSeconds: () => seconds('ACCESS_TOKEN_SECONDS', defaultSettings.accessTokenSeconds),
    inactivitySeconds: () => seconds('INACTIVITY_SECONDS', defaultSettings.inactivitySeconds),
    registrationsPerHour: () =>
      whole('REGISTRATIONS_PER_HOUR', defaultSettings.registrationsPerHour),
    visitorCountry: () => readCountry(variables.VISITOR_COUNTRY),
    jurisdiction: () => readJurisdiction(variables.JURISDICTION),
    demoWeather: () => readDemoWeather(variables.DEMO_WEATHER),
  });
}

const DEMO_WEATHER: Record<string, Settings['demoWeather']> = {
  0: 'nobody',
  1: 'machine',
  network: 'network',
};

function readDemoWeather(given = ''): Settings['demoWeather'] {
  const who = Object.hasOwn(DEMO_WEATHER, given || '0') && DEMO_WEATHER[given || '0'];
  if (who) return who;
  throw new Error(`DEMO_WEATHER: found ${given}; expected 1, network or 0`);
}

function readCountry(given = defaultSettings.visitorCountry): string {
  if (/^[A-Z]{2}$/.test(given)) return given;
  throw new Error(`VISITOR_COUNTRY: found ${given}; expected a code such as ES`);
}

function readJurisdiction(given: string = defaultSettings.jurisdiction): Jurisdiction {
  if (isJurisdiction(given)) return given;
  throw new Error(`JURISDICTION: found ${given}; expected ${jurisdictionNames.join(', ')}`);
}
