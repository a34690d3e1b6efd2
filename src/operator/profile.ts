import type { Api } from '../http/api.ts';
import type { Query } from '../http/query.ts';
import { call } from './call.ts';
import type { Profile } from './contract/types.ts';

export type { AccountStatus, Profile } from './contract/types.ts';

const PATH = '/accounts/me';
const parseProfile = async (wire: unknown) =>
  (await import('./wire/profile.ts')).parseProfile(wire);

/** The logged-in player. */
export function profileQuery(): Query<Profile> {
  return { key: 'player:profile', family: 'operator', path: PATH, parse: parseProfile };
}

/** Reads the profile without caching it. @returns undefined on a timeout */
export async function readProfile(api: Api, timeoutMs: number): Promise<Profile | undefined> {
  const answer = await call(
    api,
    { family: 'operator', method: 'GET', path: PATH, timeoutMs },
    parseProfile,
  );
  return answer.ok ? answer.value : undefined;
}
