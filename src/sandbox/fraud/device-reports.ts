import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepared } from '../operator/prepared.ts';

/** Device reports of the proxy (times in ms). A blackbox is opaque; only its script understands it. */
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

/** Retention of a report, ms: longer than any check takes, but too short to build profiles. */
const KEEP_MS = 30 * 86_400_000;

/** As in the contract. */
export const blackboxField = v.pipe(v.string(), v.regex(/^[\w+/=;.-]{1,16384}$/, 'value_invalid'));

interface DeviceReport {
  readonly moment: 'report' | 'sign-in' | 'registration';
  readonly visitorId?: string | undefined;
  readonly accountCode?: string | undefined;
  readonly blackbox?: string | undefined;
}

/** Stores a device report for 30 days. */
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
