import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { cspReportStep } from './reports.ts';

const HOUR_MS = 3_600_000;

/** @returns a function that sends a report from an address, and the logged lines */
function takeReports() {
  const lines: string[] = [];
  const clock = { time: 0 };
  const step = cspReportStep(
    (line) => lines.push(line),
    () => clock.time,
  );
  const report = (blocked: string, address: string) => {
    const body = JSON.stringify({ 'csp-report': { 'blocked-uri': blocked } });
    const req = Object.assign(Readable.from([Buffer.from(body)]), { method: 'POST', headers: {} });
    const res = { writeHead() {}, end() {} };
    const url = new URL('http://x/csp-report');
    return step({ req, res, url, client: { address } } as unknown as Exchange);
  };
  return { lines, clock, report };
}

test('B61 logs reports again an hour after forged ones filled the log', async () => {
  const { lines, clock, report } = takeReports();
  for (let n = 0; n < 150; n += 1) await report(`https://forged.test/${n}`, `203.0.113.${n}`);
  expect(lines).toHaveLength(100);
  await report('https://forged.test/0', '203.0.113.200');
  clock.time = HOUR_MS;
  await report('https://real.test/', '203.0.113.1');
  expect(lines.slice(100)).toEqual([
    'policy violation: 50 more in the hour before',
    'policy violation: blocked-uri https://real.test/',
  ]);
});

test.each([
  ['address', () => '203.0.113.66'],
  ['IPv6 network', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
])('B61 forged reports of one %s do not silence others', async (_, addressOf) => {
  const { lines, report } = takeReports();
  for (let n = 0; n < 1000; n += 1) await report(`https://forged.test/${n}`, addressOf(n));
  expect(lines).toHaveLength(10);
  await report('https://real.test/', '203.0.113.1');
  expect(lines.at(-1)).toBe('policy violation: blocked-uri https://real.test/');
});
