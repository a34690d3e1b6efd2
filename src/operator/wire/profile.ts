import * as v from 'valibot';
import type { Profile } from '../contract/types.ts';
import { parsed, time } from './entries.ts';

const profile: v.GenericSchema<unknown, Profile> = v.object({
  username: v.string(),
  accountCode: v.string(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  accountStatus: v.picklist(['active', 'blocked', 'excluded']),
  accountStatusChangeReason: v.exactOptional(
    v.picklist(['pending-annual-update-and-validation', 'under-review', 'break', 'self-exclusion']),
  ),
  firstName: v.string(),
  email: v.exactOptional(v.string()),
  registeredAt: time,
  previousSignInAt: v.exactOptional(time),
});

export const parseProfile = (wire: unknown): Profile | undefined => parsed(profile, wire);
