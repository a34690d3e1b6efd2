import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { cspReportStep } from './reports.ts';

const HOUR_MS = 3_600_000;

test('SEC logs reports again after an hour in which forged ones filled the log', async () => {
  const lines: string[] = [];
  let time = 0;
  const step = cspReportStep(
    (line) => lines.push(line),
    () => time,
  );
  const report = (blocked: string) => {
    const body = JSON.stringify({ 'csp-report': { 'blocked-uri': blocked } });
    const req = Object.assign(Readable.from([Buffer.from(body)]), { method: 'POST', headers: {} });
    const res = { writeHead() {}, end() {} };
    return step({ req, res, url: new URL('http://x/csp-report') } as unknown as Exchange);
  };
  for (let n = 0; n < 150; n += 1) await report(`https://forged.test/${n}`);
  expect(lines).toHaveLength(100);
  await report('https://forged.test/0');
  time = HOUR_MS;
  await report('https://real.test/');
  expect(lines.slice(100)).toEqual([
    'policy violation: 50 more in the hour before',
    'policy violation: blocked-uri https://real.test/',
  ]);
});
