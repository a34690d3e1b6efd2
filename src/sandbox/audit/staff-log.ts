import type { DatabaseSync } from 'node:sqlite';
import type { NoteStaffCall } from '../../push/service/staff-api.ts';
import { audit } from './audit-log.ts';

const HOUR_MS = 3_600_000;
const LONGEST_PATH = 200;

/**
 * Writes staff calls to the audit log: each write, each read of personal data, repeated calls of programs once an hour,
 * and refused calls.
 */
export function createStaffLog(database: DatabaseSync, now: () => Date): NoteStaffCall {
  const notedAt = new Map<string, number>();

  function isNew(key: string, at: number): boolean {
    if (at - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return false;
    notedAt.set(key, at);
    return true;
  }

  return ({ event, name, isFrequent }, { method, path, address }) => {
    const at = now();
    const details = `${method} ${path}`.slice(0, LONGEST_PATH);
    if (isFrequent && !isNew(`${name} ${address} ${details}`, at.getTime())) return;
    const by = name === undefined ? 'visitor' : { staff: name };
    audit(database, { event, by, address, details }, at);
  };
}
