import type { Api } from '../http/api.ts';
import type { Query } from '../http/query.ts';
import { call } from './call.ts';
import type { Profile } from './contract/types.ts';

export type { AccountStatus, Profile } from './contract/types.ts';

const PATH = '/accounts/me';
const parseProfile = async (wire: unknown) =>
  (await import('./wire/profile.ts')).parseProfile(wire);

/** The signed-in player. */
export function profileQuery(): Query<Profile> {
  return { key: 'player:profile', family: 'operator', path: PATH, parse: parseProfile };
}

/** The same once, beside the answers that are kept. @returns undefined when it did not come in time */
export async function readProfile(api: Api, timeoutMs: number): Promise<Profile | undefined> {
  const answer = await call(
    api,
    { family: 'operator', method: 'GET', path: PATH, timeoutMs },
    parseProfile,
  );
  return answer.ok ? answer.value : undefined;
}
