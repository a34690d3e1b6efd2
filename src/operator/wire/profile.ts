import { profile } from '../contract/schemas.ts';
import type { Profile } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parseProfile = (wire: unknown): Profile | undefined => parsed(profile, wire);
