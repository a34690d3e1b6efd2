import type { Document } from '../../../../operator/documents.ts';
import type { Limits } from '../../../../operator/limits.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { identityStanding } from '../documents/identity-standing.ts';

/** Something that the player should know or do, most urgent first. */
export type PlayerTask =
  | { kind: 'annual' | 'review' | 'identity-missing' | 'identity-refused' | 'identity-expired' }
  | { kind: 'identity-in-review' }
  /** Start of the new limit (RFC 3339). */
  | { kind: 'limit-waits'; from: string };

export interface Standing {
  profile: Pick<Profile, 'accountStatusChangeReason'>;
  /** Missing responses create no tasks. */
  documents?: readonly Document[] | undefined;
  check?: { expired: boolean } | undefined;
  limits?: Limits | undefined;
}

export function playerTasks({ profile, documents, check, limits }: Standing): PlayerTask[] {
  const tasks: PlayerTask[] = [];
  const reason = profile.accountStatusChangeReason;
  if (reason === 'pending-annual-update-and-validation') tasks.push({ kind: 'annual' });
  if (reason === 'under-review') tasks.push({ kind: 'review' });
  if (documents && check) {
    const standing = identityStanding(documents, check);
    if (standing !== 'accepted') tasks.push({ kind: `identity-${standing}` });
  }
  const waiting = limits?.limits.flatMap(({ pending }) => (pending ? [pending.from] : [])).sort();
  if (waiting?.[0]) tasks.push({ kind: 'limit-waits', from: waiting[0] });
  return tasks;
}
