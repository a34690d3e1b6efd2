import * as v from 'valibot';
import type { PersonalData } from '../contract/types.ts';
import { day, parsed, time } from './entries.ts';

const personalData: v.GenericSchema<unknown, PersonalData> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  birthDate: day,
  documentNumber: v.string(),
  email: v.string(),
  pendingEmail: v.exactOptional(v.string()),
  phone: v.string(),
  address: v.object({
    street: v.string(),
    city: v.string(),
    postalCode: v.string(),
    country: v.string(),
  }),
  language: v.string(),
  validatedAt: v.exactOptional(time),
});

export const parsePersonalData = (wire: unknown): PersonalData | undefined =>
  parsed(personalData, wire);
