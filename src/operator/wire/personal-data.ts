import { personalData } from '../contract/schemas.ts';
import type { PersonalData } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parsePersonalData = (wire: unknown): PersonalData | undefined =>
  parsed(personalData, wire);
