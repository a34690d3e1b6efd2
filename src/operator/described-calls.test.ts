import { expect, test } from 'vitest';
import { operationAt, queryFaults } from '../../tests/sandbox/contract-call.ts';
import { requestFaults } from '../../tests/sandbox/contract-check.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import type { Api, ApiRequest } from '../http/api.ts';
import type { Query } from '../http/query.ts';
import { failure } from '../lib/result.ts';
import { activityQuery, betsQuery, slotSessionsQuery, transactionsQuery } from './activity.ts';
import { gameQuery, gamesQuery } from './catalogue.ts';
import { readChatIdentity } from './chat-identity.ts';
import { endSession } from './devices.ts';
import { beginUpload, cancelUpload, readUpload, sendUploadPiece } from './documents.ts';
import { reportDevice } from './fraud.ts';
import { voteOnArticle } from './help-votes.ts';
import { launchDemo, launchGame } from './launch.ts';
import { exclude, setLimit } from './limits.ts';
import { allEventsQuery, jackpotsQuery, sportsEventsQuery, winnersQuery } from './live.ts';
import { markNoticesRead } from './notices.ts';
import { addPasskey, passkeyCreationOptions, removePasskey } from './passkeys.ts';
import { askForPasswordReset, changePassword, resetPassword } from './passwords.ts';
import { acknowledgeSlotSession, readPendingSlotSession } from './pending-slot-session.ts';
import {
  cancelContactChange,
  changePersonalData,
  confirmEmail,
  confirmPersonalData,
  confirmPhone,
  readPersonalData,
} from './personal-data.ts';
import { addFavourite, removeFavourite } from './players-games.ts';
import { setPreferences } from './preferences.ts';
import { readProfile } from './profile.ts';
import { joinPromotion, leavePromotion } from './promotions.ts';
import { forgetPushDevice, keepPushDevice, readPushKey } from './push-devices.ts';
import { checkRegistrationField } from './registration.ts';
import {
  closeAllSessions,
  closeSession,
  openAccount,
  openSession,
  openSessionWithPasskey,
  passkeyOptions,
  refreshSession,
} from './sessions.ts';
import {
  acknowledgeNotice,
  endSlotSession,
  readRunningSlotSession,
  readSlotSession,
  relaunchSlotSession,
  startSlotSession,
} from './slot-sessions.ts';
import { createSportsbookTicket } from './sportsbook.ts';
import { listRounds, readStatement } from './statement.ts';
import { pay } from './wallet.ts';

const ME = 'VERA0001';
const KEY = '0b0e7a52-6f5c-4b0e-9d55-3f5e6d1c2a10';
const PASSWORD = 'a long password';
const { signal } = new AbortController();
const days = { from: '2026-01-01', to: '2026-02-01', zone: 'Europe/Madrid' };
const part = { ...days, limit: 50 };
const address = { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28001', country: 'ES' };
const limits = { minutes: 30, loss: 2000, noticeMinutes: 15, pauseHours: 24 };
const answer = { id: 'made by the browser' };

type Call = (api: Api, ...values: unknown[]) => unknown;

/** All exports of the folder, so that a new query or call is tested without a line here. */
const exported = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./call.ts', '!./*.test.ts'], {
    eager: true,
  }),
).flatMap((module) => Object.entries(module));
const queries = exported.filter(([name]) => name.endsWith('Query'));
const otherFunctions = exported.flatMap(([name, value]) =>
  typeof value === 'function' && !/^parse|Query$/.test(name) ? [value as Call] : [],
);

/** Stands for any argument: a word in a URL, and an object whose fields are the same again. */
const anything: unknown = new Proxy(() => undefined, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => 'something';
    return key === 'then' || typeof key === 'symbol' ? undefined : anything;
  },
});

/** Queries with parameters besides the account, by name. */
const asked: Record<string, Query<unknown>[]> = {
  gamesQuery: [
    gamesQuery({ limit: 10 }),
    gamesQuery({ category: 'new', provider: 'lantern', limit: 100 }),
  ],
  gameQuery: [gameQuery('moth-and-moon')],
  jackpotsQuery: [jackpotsQuery(undefined), jackpotsQuery('marquee')],
  winnersQuery: [winnersQuery('week', 50)],
  sportsEventsQuery: [sportsEventsQuery({ sport: 'tennis', live: true, limit: 50 })],
  allEventsQuery: [allEventsQuery(false)],
  activityQuery: [activityQuery(ME, days)],
  transactionsQuery: [transactionsQuery(ME, part, 'deposit')('cursor')],
  betsQuery: [betsQuery(ME, part, 'cashed-out', 'es')(undefined)],
  slotSessionsQuery: [slotSessionsQuery(ME, part)('cursor')],
};
const reads = queries.flatMap(
  ([name, query]) => asked[name] ?? [(query as (accountCode: string) => Query<unknown>)(ME)],
);

const calls: ((api: Api) => Promise<unknown>)[] = [
  (api) => openSession(api, { username: 'vera', password: PASSWORD }),
  (api) => passkeyOptions(api),
  (api) => openSessionWithPasskey(api, { answer }),
  (api) => refreshSession(api, KEY),
  (api) => closeSession(api),
  (api) => closeAllSessions(api),
  (api) => endSession(api, 's1'),
  (api) => readProfile(api, 1000),
  (api) => passkeyCreationOptions(api),
  (api) => addPasskey(api, { answer, name: 'My phone' }),
  (api) => removePasskey(api, 'p1'),
  (api) => askForPasswordReset(api, { email: 'vera@players.example', language: 'en' }),
  (api) => resetPassword(api, 'token', { password: PASSWORD }, KEY),
  (api) => confirmEmail(api, 'token', KEY),
  (api) => changePassword(api, ME, { current: 'x', password: PASSWORD, signOutOthers: true }),
  (api) => checkRegistrationField(api, { field: 'username', value: 'vera' }, signal),
  (api) =>
    openAccount(
      api,
      {
        username: 'newcomer',
        email: 'new@players.example',
        password: PASSWORD,
        firstName: 'New',
        lastName: 'Comer',
        birthDate: '1990-01-01',
        documentNumber: '12345678Z',
        phone: '+34600111222',
        address,
        currency: 'EUR',
        language: 'en',
        trackingCode: 'a-1',
        consents: { terms: '1', privacy: '1', marketing: ['email'] },
        limits: { day: 1000 },
      },
      KEY,
    ),
  (api) => changePersonalData(api, ME, { phone: '+34600111222', address }),
  (api) => confirmPersonalData(api, ME),
  (api) => confirmPhone(api, ME, '123456', KEY),
  (api) => readPersonalData(api, ME),
  (api) => cancelContactChange(api, ME, 'phone', '+34600111222'),
  (api) =>
    beginUpload(
      api,
      ME,
      { kind: 'identification', name: 'a.jpg', size: 10, type: 'image/jpeg' },
      signal,
    ),
  (api) => readUpload(api, ME, 'u1'),
  (api) => sendUploadPiece(api, ME, 'u1', { offset: 0, bytes: new Blob(['x']) }, signal),
  (api) => cancelUpload(api, ME, 'u1'),
  (api) => pay(api, 'deposit', { amount: 100, currency: 'EUR', method: 'norte' }, KEY),
  (api) => pay(api, 'withdrawal', { amount: 100, currency: 'EUR', method: 'norte' }, KEY),
  (api) => setLimit(api, ME, { kind: 'time', period: 'week' }, null, KEY),
  (api) => exclude(api, ME, { kind: 'break', days: 7 }, KEY),
  (api) => markNoticesRead(api, ME, 'n1'),
  (api) =>
    setPreferences(api, ME, {
      channels: { email: true, sms: false, push: false },
      topics: ['casino'],
      promotions: ['autumn-free-spins'],
      quietHours: { from: '22:00', to: '08:00', timeZone: 'Europe/Madrid' },
    }),
  (api) => readChatIdentity(api, ME),
  (api) => readPushKey(api),
  (api) =>
    keepPushDevice(api, ME, {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      language: 'en',
      timeZone: 'Europe/Madrid',
      label: 'Chrome · Android',
    }),
  (api) => forgetPushDevice(api, ME, 'd1'),
  (api) => addFavourite(api, ME, 'moth-and-moon'),
  (api) => removeFavourite(api, ME, 'moth-and-moon'),
  (api) => joinPromotion(api, ME, 'weekend-encore'),
  (api) => leavePromotion(api, ME, 'weekend-encore'),
  (api) =>
    voteOnArticle(api, { article: 'withdraw', voteId: KEY }, { useful: true, language: 'en' }),
  (api) => readPendingSlotSession(api, 1000),
  (api) => acknowledgeSlotSession(api, 's1'),
  (api) => startSlotSession(api, { game: 'moth-and-moon', device: 'phone', limits }, KEY),
  (api) => readRunningSlotSession(api),
  (api) => readSlotSession(api, 'S1'),
  (api) => relaunchSlotSession(api, 'S1'),
  (api) => acknowledgeNotice(api, 'S1'),
  (api) => endSlotSession(api, 'S1', { keepalive: true }),
  (api) => readStatement(api, 'S1'),
  (api) => listRounds(api, 'S1', '500'),
  (api) => launchGame(api, { family: 'nyx', ticket: KEY }, { game: 'moth-and-moon', lang: 'es' }),
  (api) => launchGame(api, { family: 'casinoGateway', ticket: KEY }, { game: 'ace', lang: 'en' }),
  (api) => launchDemo(api, 'nyx', { game: 'moth-and-moon', lang: 'en' }),
  (api) => createSportsbookTicket(api),
  (api) => reportDevice(api, { visitorId: KEY }),
];

test('REQ-10 has a contract operation for each call of the site', async () => {
  const sent: ApiRequest[] = [];
  const api: Api = {
    async send(request) {
      sent.push(request);
      return failure({ kind: 'network', url: request.path });
    },
  };
  // Its direction is part of the path, so `calls` has it in both directions.
  for (const call of otherFunctions.filter((one) => one !== (pay as unknown)))
    await call(api, anything, anything, anything, anything);
  expect(sent.length).toBeGreaterThan(40);
  const undescribed = sent.filter(({ family, path, method }) => {
    const url = new URL(defaults.endpoints[family] + path, 'https://site.example');
    return operationAt(method, url.pathname) === undefined;
  });
  expect(undescribed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('REQ-10 makes only calls that the contract describes, as it describes them', async () => {
  const sent: ApiRequest[] = reads.map(({ family, path }) => ({ family, path, method: 'GET' }));
  const api: Api = {
    async send(request) {
      sent.push(request);
      return failure({ kind: 'network', url: request.path });
    },
  };
  for (const make of calls) await make(api);
  expect(reads.length).toBeGreaterThan(30);

  for (const { family, path, method, body } of sent) {
    const url = new URL(defaults.endpoints[family] + path, 'https://site.example');
    const operation = operationAt(method, url.pathname);
    if (operation === undefined) throw new Error(`the contract has no ${method} ${url.pathname}`);
    expect(queryFaults(operation, url.searchParams)).toEqual([]);
    const isJson = family === 'casinoGateway' || !(body instanceof Blob);
    if (body === undefined || !isJson) continue;
    const json = body instanceof Blob ? JSON.parse(await body.text()) : body;
    expect(requestFaults(operation.id, json)).toEqual([]);
  }
});
