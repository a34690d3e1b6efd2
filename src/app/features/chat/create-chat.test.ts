import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success } from '../../../lib/result.ts';
import type { Profile } from '../../../operator/profile.ts';
import type { AppState } from '../../state/context.ts';
import { createStores } from '../../state/stores.ts';
import { createChat } from './create-chat.ts';

const sdk = vi.hoisted(() => ({ toggle: vi.fn(), setUser: vi.fn(), reset: vi.fn() }));
vi.mock('./chatwoot.ts', () => ({
  startChatwoot: async () => sdk,
  findHolder: () => ({}),
  watchOpen: () => undefined,
}));
const cookies = vi.hoisted(() => ({ forgetPlayersConversation: vi.fn() }));
vi.mock('./chat-cookies.ts', () => cookies);
const operator = vi.hoisted(() => ({ readChatIdentity: vi.fn() }));
vi.mock('../../../operator/chat-identity.ts', () => operator);

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const vera = { accountCode: 'VERA0001', username: 'vera' } as Profile;
const nico = { accountCode: 'NICO0001', username: 'nico' } as Profile;
const identityHash = 'a'.repeat(64);
const vouchFor = ({ accountCode }: Profile) =>
  success({ identifier: accountCode, identifierHash: identityHash });

function tab() {
  const stores = createStores();
  const config = { chat: { baseUrl: 'https://chat.example', websiteToken: 'x' } };
  return { stores, app: { config, stores, player: {}, locale: 'en' } as unknown as AppState };
}

test('AUT-1 opens without waiting for the operator and identifies the player once', async () => {
  const { stores, app } = tab();
  stores.session.profile = vera;
  const answer = Promise.withResolvers();
  operator.readChatIdentity.mockReturnValueOnce(answer.promise);
  const chat = await createChat(app);
  chat.open();
  expect(sdk.toggle).toHaveBeenCalledWith('open');
  await chat.identify();
  expect(sdk.setUser).not.toHaveBeenCalled();
  answer.resolve(vouchFor(vera));
  await expect.poll(() => sdk.setUser).toHaveBeenCalledOnce();
  expect(sdk.setUser).toHaveBeenCalledWith('VERA0001', {
    name: 'vera',
    identifier_hash: identityHash,
  });
});

test('AUT-1 AUT-2 skips a player who logged out meanwhile and retries a failed identification', async () => {
  const { stores, app } = tab();
  const late = Promise.withResolvers();
  operator.readChatIdentity.mockReturnValueOnce(late.promise);
  stores.session.profile = vera;
  const chat = await createChat(app);
  chat.reset();
  stores.session.profile = nico;
  operator.readChatIdentity.mockResolvedValueOnce(failure({ kind: 'timeout', url: '' }));
  await chat.identify();
  late.resolve(vouchFor(vera));
  await late.promise;
  operator.readChatIdentity.mockResolvedValueOnce(vouchFor(nico));
  await chat.identify();
  expect(sdk.setUser.mock.calls.map(([identifier]) => identifier)).toEqual(['NICO0001']);
});

test('AUT-1 S8 identifies the player again when the inbox has ended the access', async () => {
  const { stores, app } = tab();
  stores.session.profile = vera;
  operator.readChatIdentity.mockResolvedValue(vouchFor(vera));
  await createChat(app);
  await expect.poll(() => sdk.setUser).toHaveBeenCalledOnce();
  const [, hear] = vi
    .mocked(addEventListener)
    .mock.calls.findLast(([name]) => name === 'chatwoot:error') as [string, EventListener];
  const fail = (error: string) => hear(new CustomEvent('chatwoot:error', { detail: { error } }));
  vi.spyOn(console, 'warn').mockReturnValue();
  fail('identity_invalid');
  fail('access_ended');
  await expect.poll(() => sdk.setUser).toHaveBeenCalledTimes(2);
  stores.session.profile = undefined;
  fail('access_ended');
  expect(operator.readChatIdentity).toHaveBeenCalledTimes(2);
});

test('AUT-3 clears a player’s chat when the session is not restored; keeps a visitor’s', async () => {
  for (const isPlayers of [true, false]) {
    const { stores, app } = tab();
    stores.session.restoring = true;
    await createChat(app);
    expect(cookies.forgetPlayersConversation).not.toHaveBeenCalled();
    cookies.forgetPlayersConversation.mockReturnValue(isPlayers);
    stores.session.restoring = false;
    await expect.poll(() => cookies.forgetPlayersConversation).toHaveBeenCalledOnce();
    expect(sdk.reset).toHaveBeenCalledTimes(isPlayers ? 1 : 0);
    vi.resetAllMocks();
  }
});
