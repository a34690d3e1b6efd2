import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOperations } from '../../tests/sandbox/contract-check.ts';
import { createContractClient } from '../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../tests/sandbox/run-sandbox.ts';
import { defaultMounts } from './http/families.ts';
import { publicReads } from './lobby/public-reads.ts';
import { openOperatorDatabase } from './operator/operator-database.ts';
import { defaultSettings } from './operator/settings.ts';
import { operatorParts } from './parts.ts';
import { pushRoutes } from './push/operator-push.ts';

const playersRoutes = operatorParts.flatMap((part) =>
  part.routes({
    database: openOperatorDatabase(':memory:', operatorParts, new Date()),
    dataDir: ':memory:',
    settings: defaultSettings,
    pages: {},
    site: { defaultLanguage: 'en', languages: [] },
    siteOrigins: [],
    outboxKey: Buffer.alloc(32),
    chatKey: '',
    findPromotion: () => undefined,
    hasArticle: () => false,
    now: () => new Date(),
    onClose: () => {},
    log: () => {},
  }),
);
const devicesRoutes = pushRoutes({
  open: () => Promise.reject(new Error('nothing is kept here')),
  applicationServerKey: '',
  origins: [],
});
const routes = [...playersRoutes, ...devicesRoutes, ...publicReads(() => null)];
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

it('REQ-10 implements every operation of the contract, and no others', () => {
  const served = routes.map(
    ({ operation, family, method, path }) =>
      `${operation}: ${method} ${defaultMounts[family]}${path}`,
  );
  const promised = contractOperations.map(({ id, method, path }) => `${id}: ${method} ${path}`);
  expect(served.sort()).toEqual(promised.sort());
});

it('REQ-4 refuses player data without a token, with a wrong or an overlong one', async () => {
  const client = createContractClient(sandbox.url);
  const guarded = routes.filter(({ access }) => access === 'player');
  expect(guarded.length).toBeGreaterThan(30);
  for (const { operation, path } of guarded) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, 'VERA0001']));
    const ask = (token?: string) => client.call(operation, { params, token });
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'token_missing' } });
    expect(await ask('x'.repeat(43))).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    expect(await ask('x'.repeat(5000))).toMatchObject({ body: { code: 'token_invalid' } });
  }
});
