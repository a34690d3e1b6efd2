import type { Api } from '../http/api.ts';
import type { Query } from '../http/query.ts';
import { call } from './call.ts';
import { profile } from './contract/schemas.ts';
import type { Profile } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { AccountStatus, Profile } from './contract/types.ts';

const PATH = '/accounts/me';
const profileOf = async (wire: unknown) => (await import('./profile.ts')).parseProfile(wire);

/** The logged-in player. */
export function profileQuery(): Query<Profile> {
  return { key: 'player:profile', family: 'operator', path: PATH, parse: profileOf };
}

/** Reads the profile without caching it. @returns undefined on a timeout */
export async function readProfile(api: Api, timeoutMs: number): Promise<Profile | undefined> {
  const answer = await call(
    api,
    { family: 'operator', method: 'GET', path: PATH, timeoutMs },
    profileOf,
  );
  return answer.ok ? answer.value : undefined;
}

export const parseProfile = (wire: unknown): Profile | undefined => parsed(profile, wire);
