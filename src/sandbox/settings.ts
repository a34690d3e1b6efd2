import { isJurisdiction, type Jurisdiction, jurisdictionNames } from '../config/jurisdictions.ts';
import type { VariableName, Variables } from '../lib/variables.ts';

/** What the environment may change about the operator; seconds unless said otherwise. */
export interface Settings {
  /** Life of an access token. */
  accessTokenSeconds: number;
  /** A session that nobody used for so long has ended. */
  inactivitySeconds: number;
  /** The weather may be set without the write token, for demonstrations. */
  demoWeather: boolean;
  /** Where visitors come from when nothing else says so, ISO 3166-1 alpha-2. */
  visitorCountry: string;
  /** Whose rules a session at a game follows. */
  jurisdiction: Jurisdiction;
}

/** SECURITY.md section 3.3; 15 minutes is what Pennsylvania's rules ask of an operator. */
export const defaultSettings: Settings = {
  accessTokenSeconds: 5 * 60,
  inactivitySeconds: 15 * 60,
  demoWeather: false,
  visitorCountry: 'ES',
  jurisdiction: 'none',
};

/** @throws Error with one clear line when a variable cannot be used */
export function readSettings(variables: Variables): Settings {
  const seconds = (name: VariableName, fallback: number): number => {
    const given = variables[name];
    if (given === undefined) return fallback;
    if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
    throw new Error(`${name}: found ${given}; expected whole seconds from 1 to 99999`);
  };
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
    demoWeather: ['1', 'network'].includes(variables.DEMO_WEATHER ?? ''),
    visitorCountry,
    jurisdiction,
  };
}
