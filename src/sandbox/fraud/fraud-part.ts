import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { OperatorPart } from '../operator/part.ts';
import { blackboxField, deviceTables, keepDeviceReport } from './device-reports.ts';

const script = readFileSync(new URL('device-script.js', import.meta.url), 'utf8');

/** Allowed reports per IP address: more than two for each log-in and registration that it may make. */
const REPORTS = 120;
const PER_MS = 60_000;

/** The fraud proxy: its script and the device reports. It does not assess them. */
export const fraudPart: OperatorPart = {
  tables: deviceTables,
  seed() {},
  routes({ database }) {
    const reports = createRateLimit(REPORTS, PER_MS);
    return [
      route({
        operation: 'readDeviceScript',
        family: 'fraudProxy',
        method: 'GET',
        path: '/script.js',
        access: 'anyone',
        handle: () => ({
          status: 200,
          headers: {
            'Content-Type': 'text/javascript; charset=utf-8',
            'Cache-Control': 'no-store',
          },
          body: script,
        }),
      }),
      route({
        operation: 'reportDevice',
        family: 'fraudProxy',
        method: 'POST',
        path: '/devices',
        access: 'either',
        body: v.strictObject({
          visitorId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'value_invalid')),
          blackbox: v.exactOptional(blackboxField),
        }),
        handle: ({ address, player, headers, body, now }) => {
          // The key itself is not secret, because every browser has it. It only has to be present (REQ-5).
          if (player === undefined && !/^\S{1,200}$/.test(String(headers['x-api-key'] ?? ''))) {
            throw new Problem(401, 'api_key_missing', 'A token or an API key is missing');
          }
          reports.take(address, now);
          const accountCode = player?.accountCode;
          keepDeviceReport(database, { moment: 'report', ...body, accountCode }, now);
          return { status: 202 };
        },
      }),
    ];
  },
};
