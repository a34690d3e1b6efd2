import {
  isJurisdiction,
  type Jurisdiction,
  jurisdictionNames,
} from '../../config/jurisdictions.ts';
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

/** @throws Error with a clear one-line message for an invalid variable */
export function readSettings(variables: Variables): Settings {
  const whole = (name: VariableName, fallback: number, unit = ''): number => {
    const given = variables[name];
    if (given === undefined) return fallback;
    if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
    throw new Error(`${name}: found ${given}; expected a whole number${unit} from 1 to 99999`);
  };
  const seconds = (name: VariableName, fallback: number) => whole(name, fallback, ' of seconds');
  const visitorCountry = variables.VISITOR_COUNTRY ?? defaultSettings.visitorCountry;
  if (!/^[A-Z]{2}$/.test(visitorCountry)) {
    throw new Error(`VISITOR_COUNTRY: found ${visitorCountry}; expected a code such as ES`);
  }
  const jurisdiction = variables.JURISDICTION ?? defaultSettings.jurisdiction;
  if (!isJurisdiction(jurisdiction)) {
    throw new Error(
      `JURISDICTION: found ${jurisdiction}; expected ${jurisdictionNames.join(', ')}`,
    );
  }
  return {
    accessTokenSeconds: seconds('ACCESS_TOKEN_SECONDS', defaultSettings.accessTokenSeconds),
    inactivitySeconds: seconds('INACTIVITY_SECONDS', defaultSettings.inactivitySeconds),
    registrationsPerHour: whole('REGISTRATIONS_PER_HOUR', defaultSettings.registrationsPerHour),
    demoWeather: ['1', 'network'].includes(variables.DEMO_WEATHER ?? ''),
    visitorCountry,
    jurisdiction,
  };
}
