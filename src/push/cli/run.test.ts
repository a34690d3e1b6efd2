import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import example from '../../../tests/fixtures/campaign.json' with { type: 'json' };
import {
  campaignOf,
  type PushOperator,
  startPushOperator,
} from '../../../tests/fixtures/push-operator.ts';
import { parseCampaign } from '../campaign.ts';

const RUN = fileURLToPath(new URL('run.ts', import.meta.url));
let operator: PushOperator;
let folder: string;
beforeAll(async () => {
  operator = await startPushOperator();
  folder = mkdtempSync(join(tmpdir(), 'push-cli-'));
});
afterAll(async () => {
  await operator.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the command as a process without a terminal. */
function push(given: readonly string[], token = operator.token, variables = {}) {
  const base = { PUSH_TOKEN: token, OPERATOR_URL: `${operator.url}/operator` };
  const env = { ...process.env, ...base, ...variables };
  return new Promise<{ code: number; said: string; lines: string[] }>((resolve) => {
    execFile(process.execPath, [RUN, ...given], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stderr, lines: stdout.trim().split('\n') });
    });
  });
}

function fileOf(id: string, more: Record<string, unknown> = {}): string {
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify(campaignOf(id, more)));
  return file;
}

it('PWA-5 sends a file to its end; a second run shows results and sends nothing', async () => {
  const nadia = await operator.player('nadia', {}, 2);
  await operator.player('elio', { topics: [] });
  const file = fileOf('file');
  const dry = await push(['--campaign', file, '--dry-run']);
  expect(dry.lines.at(-1)).toBe('Of 3 devices 2 now, 0 later, 1 not (topic-off).');
  const named = fileOf('named', { audience: { accounts: ['NADIA001', 'ELIO0001'] } });
  const dryNamed = await push(['--campaign', named, '--dry-run']);
  expect(dryNamed.lines.at(-1)).toBe('Of 3 devices 2 now, 1 later or not at all.');
  expect(nadia.got()).toEqual([]);

  const first = await push(['--campaign', file]);
  expect(first.code).toBe(0);
  const results = first.lines.slice(first.lines.indexOf('file: done, 3 devices'));
  expect(results.slice(0, 3)).toEqual([
    'file: done, 3 devices',
    '  sent        2  66.7 % █████████████████████',
    '    clicked   0   0.0 %',
  ]);
  expect(first.lines.join(''), 'nothing that only a terminal reads').not.toContain('\r');

  const second = await push(['--campaign', file]);
  expect(second.code).toBe(0);
  expect(second.lines[0]).toBe('file is there already (done); nothing is sent twice.');
  expect(second.lines.slice(-results.length)).toEqual(results);
  expect(nadia.got()).toHaveLength(2);
});

it('PWA-5 leaves a later campaign to the operator, and fails for a cancelled one', async () => {
  const file = fileOf('later');
  const begun = await push(['--campaign', file, '--at', '2099-01-01T18:00']);
  expect(begun.code, 'after its end').toBe(65);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect(await push(['--campaign', file, '--at', at])).toMatchObject({
    code: 0,
    lines: [`later begins at ${at}. npm run push -- --follow later shows it.`],
  });
  expect((await push(['--list'])).lines[0]).toBe(`later  scheduled  begins at ${at}`);
  expect((await push(['--cancel', 'later'])).code).toBe(0);
  expect((await push(['--follow', 'later'])).code).toBe(1);
});

it('PWA-5 says that a draft is not scheduled instead of following it without end', async () => {
  expect((await operator.staff('POST', 'campaigns', campaignOf('draft'))).body.state).toBe('draft');
  expect(await push(['--follow', 'draft'])).toMatchObject({
    code: 1,
    lines: ['draft is not scheduled; run --campaign again.'],
  });
});

it('PWA-5 explains what it cannot do, with its own exit code', async () => {
  const wrong = await push([
    '--campaign',
    fileOf('wrong', { topic: 'news', path: '//evil.example' }),
  ]);
  expect(wrong.code).toBe(65);
  expect(wrong.said).toMatch(/wrong\.json cannot be sent:\n {2}topic: found "news".*\n {2}path: /);
  expect((await push(['--campaign', join(folder, 'none.json')])).code).toBe(65);
  // Only the operator knows its default language.
  const { es } = campaignOf('x').text;
  const spanish = await push(['--campaign', fileOf('spanish', { text: { es } })]);
  expect([spanish.code, spanish.said]).toEqual([65, expect.stringContaining('text.en: missing')]);
  expect((await push(['--follow', 'a', '--list'])).code).toBe(64);
  const twice = await push(['--campaign', fileOf('one'), '--campaign', fileOf('two'), '--dry-run']);
  expect([twice.code, twice.said.split('\n')[0]]).toEqual([64, '--campaign stands there twice.']);
  const refused = await push(['--list'], 'wrong');
  expect([refused.code, refused.said.trim()]).toEqual([
    1,
    'The staff token is missing or wrong: set PUSH_TOKEN',
  ]);
  const silent = await push(['--list', '--operator', 'http://127.0.0.1:4299/operator']);
  expect([silent.code, silent.said]).toEqual([69, expect.stringContaining('does not answer')]);
  expect((await push(['--work'])).code).toBe(78);
});

it('PWA-5 passes on why an operator cannot answer now', async () => {
  const title = 'Push data cannot be stored now';
  const busy = createServer((_, response) =>
    response.writeHead(503).end(JSON.stringify({ title })),
  );
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void busy.close());
  const base = `http://127.0.0.1:${(busy.address() as AddressInfo).port}/operator`;
  const { code, said } = await push(['--list', '--operator', base]);
  expect([code, said]).toEqual([69, `${base}/push/campaigns answers 503: ${title}\n`]);
});

it('PWA-5 names a sender’s wrong settings before it asks the operator', async () => {
  const OPERATOR_URL = 'http://127.0.0.1:4299/operator';
  const { code, said } = await push(['--work'], operator.token, {
    OPERATOR_URL,
    VAPID_SUBJECT: 'mailto:push@localhost',
  });
  expect(code).toBe(78);
  expect(said).toMatch(/^VAPID_SUBJECT: found mailto:push@localhost; .*$/m);
  expect(said).toMatch(/^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing$/m);
});

it('SEC PWA-5 sends its token unencrypted to this machine only', async () => {
  // An address for documentation (RFC 5737), which never answers.
  const remote = 'http://192.0.2.1/operator';
  const fault = /^OPERATOR_URL: found http:\/\/192\.0\.2\.1; expected https.*$/;
  for (const given of [
    ['--campaign', fileOf('clear')],
    ['--list', '--operator', remote],
    ['--work'],
  ]) {
    const { code, said } = await push(given, operator.token, { OPERATOR_URL: remote });
    expect([code, said.trimEnd()]).toEqual([78, expect.stringMatching(fault)]);
  }
  const own = { OPERATOR_URL: `${operator.url.replace('127.0.0.1', 'localhost')}/operator` };
  expect((await push(['--list'], operator.token, own)).code).toBe(0);
});

it('PWA-5 accepts the examples of docs/push-campaigns.md', () => {
  const path = new URL('../../../docs/push-campaigns.md', import.meta.url);
  const [, block = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  for (const campaign of [example, JSON.parse(block)])
    expect(parseCampaign(campaign, 'en')).toMatchObject({ ok: true });
});
