import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endTogether } from '../../tests/fixtures/end-together.ts';
import { createContractClient } from '../../tests/sandbox/contract-client.ts';
import { jpeg } from '../../tests/sandbox/documents/crafted-files.ts';
import { closeDataFolder } from '../lib/data-folder.ts';
import { readEnvironment } from '../server/environment.ts';
import { SEEDED_PASSWORD } from './accounts/seeded-players.ts';

const START = fileURLToPath(new URL('start.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'started-folder-'));
const dataDir = join(folder, 'kept', 'data');
let operator: ChildProcess;
let url: string;
beforeAll(async () => {
  readEnvironment({ DATA_DIR: dataDir });
  url = await start();
});
afterAll(() => {
  operator.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the operator with umask 0. @returns its URL */
async function start(): Promise<string> {
  operator = spawn('sh', ['-c', 'umask 0; exec "$0" "$@"', process.execPath, START, '--port=0'], {
    env: { ...process.env, DATA_DIR: dataDir, SITE_ORIGIN: 'https://www.foyer.example' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endTogether(operator);
  if (operator.stdout === null) throw new Error('the operator has no output');
  for await (const line of createInterface(operator.stdout)) {
    const url = /^sandbox ready at (http:\/\/[\d.:]+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('the operator did not start');
}

async function sendDocument(url: string): Promise<void> {
  const client = createContractClient(url);
  const credentials = { username: 'nadia', password: SEEDED_PASSWORD };
  const { accessToken: token, accountCode } = (await client.call('signIn', { body: credentials }))
    .body;
  const file = jpeg();
  const body = { kind: 'identification', name: 'a.jpg', size: file.length, type: 'image/jpeg' };
  const params = { accountCode };
  const { id: uploadId } = (await client.call('beginUpload', { token, params, body })).body;
  const sent = await client.call('sendUploadPiece', {
    token,
    params: { accountCode, uploadId },
    query: { offset: '0' },
    body: file,
  });
  expect(sent.status).toBe(200);
}

const modes = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mode } = statSync(join(dataDir, name));
    return [name, (mode & 0o777).toString(8)];
  });
const expected = () => modes().map(([name]) => [name, name === 'documents' ? '700' : '600']);

it('S16 B37 sends HSTS and the policies of the site, also for unknown paths', async () => {
  const { status, headers } = await fetch(`${url}/nowhere`);
  expect([status, headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=');
});

it('SEC S15 answers only for hosts of its own', async () => {
  const { hostname, port } = new URL(url);
  const ask = async (host: string) => {
    const sent = request({ hostname, port, path: '/operator/games', headers: { host } }).end();
    const [{ statusCode }] = await once(sent, 'response');
    return statusCode;
  };
  expect(await ask('evil.example')).toBe(421);
  expect(await ask(`localhost:${port}`)).toBe(200);
});

it('CFG-5 makes files and folders of a started operator unreadable for other users', async () => {
  await sendDocument(url);
  const names = modes().map(([name]) => name);
  for (const name of ['operator.sqlite-wal', 'content.sqlite-shm', 'push.sqlite', 'push-token'])
    expect(names).toContain(name);
  expect(modes()).toEqual(expected());
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);

  // Every name must be known as the operator's own, or else the folder would stay open.
  operator.kill('SIGKILL');
  await once(operator, 'exit');
  chmodSync(dataDir, 0o755);
  for (const [name = ''] of modes()) chmodSync(join(dataDir, name), 0o755);
  expect(closeDataFolder(dataDir)).toEqual([]);
  expect(modes()).toEqual(expected());
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});
