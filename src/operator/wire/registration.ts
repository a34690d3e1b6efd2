import { checkRegistrationAccessAnswer } from '../contract/schemas.ts';
import type { Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';

export type RegistrationAccess = Operations['checkRegistrationAccess']['answer'];

export const parseRegistrationAccess = (wire: unknown): RegistrationAccess | undefined =>
  parsed(checkRegistrationAccessAnswer, wire);
