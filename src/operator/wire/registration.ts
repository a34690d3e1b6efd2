import * as v from 'valibot';
import type { Agreement, Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';

export type RegistrationAccess = Operations['checkRegistrationAccess']['answer'];

const agreement: v.GenericSchema<unknown, Agreement> = v.object({
  version: v.string(),
  url: v.exactOptional(v.string()),
});
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const access: v.GenericSchema<unknown, RegistrationAccess> = v.object({
  allowed: v.boolean(),
  reason: v.exactOptional(v.picklist(['place', 'age', 'exclusion'])),
  minimumAge: v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(25)),
  countries: v.array(country),
  country: v.exactOptional(country),
  agreements: v.object({ terms: agreement, privacy: agreement }),
});

export const parseRegistrationAccess = (wire: unknown): RegistrationAccess | undefined =>
  parsed(access, wire);
