import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepared } from '../wallet/prepared.ts';

/** What the proxy heard of devices (times in ms); a blackbox is its script's own business. */
export const deviceTables = `
  CREATE TABLE device_reports (
    seq INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    moment TEXT NOT NULL CHECK (moment IN ('report', 'sign-in', 'registration')),
    visitor_id TEXT,
    account_code TEXT,
    blackbox TEXT
  ) STRICT;
  CREATE INDEX device_reports_by_time ON device_reports (at);
`;

/** Longer than any check takes, shorter than a file on somebody. */
const KEEP_MS = 30 * 86_400_000;

/** As the contract has it. */
export const blackboxField = v.pipe(v.string(), v.regex(/^[\w+/=;.-]{1,16384}$/, 'value_invalid'));

export interface DeviceReport {
  readonly moment: 'report' | 'sign-in' | 'registration';
  readonly visitorId?: string | undefined;
  readonly accountCode?: string | undefined;
  readonly blackbox?: string | undefined;
}

/** Keeps what came of a device, for 30 days. */
export function keepDeviceReport(database: DatabaseSync, report: DeviceReport, now: Date): void {
  const { moment, visitorId = null, accountCode = null, blackbox = null } = report;
  const at = now.getTime();
  prepared(database, 'DELETE FROM device_reports WHERE at <= ?').run(at - KEEP_MS);
  prepared(
    database,
    `INSERT INTO device_reports (at, moment, visitor_id, account_code, blackbox)
     VALUES (?, ?, ?, ?, ?)`,
  ).run(at, moment, visitorId, accountCode, blackbox);
}
