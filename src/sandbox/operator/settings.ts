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
  /** Allows setting the weather without the write token, for demos. */
  demoWeather: boolean;
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
  demoWeather: false,
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
  const read = readAll({
    accessTokenSeconds: () => seconds('ACCESS_TOKEN_SECONDS', defaultSettings.accessTokenSeconds),
    inactivitySeconds: () => seconds('INACTIVITY_SECONDS', defaultSettings.inactivitySeconds),
    registrationsPerHour: () =>
      whole('REGISTRATIONS_PER_HOUR', defaultSettings.registrationsPerHour),
    visitorCountry: () => readCountry(variables.VISITOR_COUNTRY),
    jurisdiction: () => readJurisdiction(variables.JURISDICTION),
  });
  return { ...read, demoWeather: ['1', 'network'].includes(variables.DEMO_WEATHER ?? '') };
}

function readCountry(given = defaultSettings.visitorCountry): string {
  if (/^[A-Z]{2}$/.test(given)) return given;
  throw new Error(`VISITOR_COUNTRY: found ${given}; expected a code such as ES`);
}

function readJurisdiction(given: string = defaultSettings.jurisdiction): Jurisdiction {
  if (isJurisdiction(given)) return given;
  throw new Error(`JURISDICTION: found ${given}; expected ${jurisdictionNames.join(', ')}`);
}
