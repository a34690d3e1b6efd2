import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRAMES, GAME, startCasino } from '../../../tests/sandbox/play/players-at-games.ts';
import { games } from '../catalogue/games.ts';
import { familyOf } from './game-offer.ts';

let casino: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
});
afterAll(() => casino.stop());

const gatewayGame =
  games.find((game) => game.category === 'slots' && familyOf(game) === 'casinoGateway')?.slug ?? '';
const jackpotGame =
  games.find((game) => game.category === 'jackpots' && familyOf(game) === 'nyx')?.slug ?? '';

it('REQ-2 SPT-3 nyx launches a game for a valid ticket, and refuses tokens and cookies', async () => {
  const nico = await casino.seat('nico');
  const { ticket = '' } = (await nico.start()).body.launch ?? {};
  const query = { game: GAME, mode: 'real', lang: 'es', ticket };
  const nyx = casino.operator.client;
  expect((await nyx.call('launchGame', { query })).body).toEqual({
    url: `${FRAMES}/slot/${GAME}?lang=es#ticket=${ticket}`,
    messages: 'marquee',
  });
  const refused = { status: 400, body: { code: 'credentials_sent' } };
  expect(await nyx.call('launchGame', { query, token: nico.token })).toMatchObject(refused);
  const headers = { Cookie: 'theme=dark' };
  expect(await nyx.call('launchGame', { query, headers })).toMatchObject(refused);

  const code = async (more: Record<string, string>) =>
    ((await nyx.call('launchGame', { query: { ...query, ...more } })).body as { code?: string })
      .code;
  expect(await code({ ticket: 'x'.repeat(43) })).toBe('ticket_invalid');
  expect(await code({ game: 'velvet-fox' })).toBe('ticket_invalid');
  expect(await code({ game: '../account' })).toBe('parameter_invalid');
  expect(await code({ lang: 'es#demo' })).toBe('parameter_invalid');
  expect(await code({ mode: 'free' })).toBe('parameter_invalid');
  casino.operator.pass(60_000);
  expect(await code({})).toBe('ticket_invalid');
});

it('REQ-2 SPT-3 allows demos of slots, but not of jackpots', async () => {
  const ask = (game: string) =>
    casino.operator.client.call('launchGame', { query: { game, mode: 'demo', lang: 'en' } });
  expect((await ask(GAME)).body.url).toBe(`${FRAMES}/slot/${GAME}?lang=en#demo`);
  expect(await ask(jackpotGame)).toMatchObject({ status: 403, body: { code: 'demo_not_allowed' } });
  expect((await ask(gatewayGame)).status).toBe(404);
});

it('REQ-1 REQ-4 the casino gateway takes a token, and JSON without a content type', async () => {
  const nadia = await casino.seat('nadia');
  const { launch } = (await nadia.start({ game: gatewayGame })).body;
  expect(launch?.family).toBe('casinoGateway');
  const body = { game: gatewayGame, mode: 'real', lang: 'en', ticket: launch?.ticket };
  const headers = { 'Content-Type': undefined };
  const { client } = casino.operator;
  expect((await client.call('launchThroughGateway', { body, headers })).status).toBe(401);
  expect((await nadia.call('launchThroughGateway', { body, headers })).body.url).toBe(
    `${FRAMES}/slot/${gatewayGame}?lang=en#ticket=${launch?.ticket}`,
  );
  expect(await nadia.call('launchThroughGateway', { body: '{', headers })).toMatchObject({
    status: 422,
    body: { code: 'type_invalid' },
  });
});

it('PGS-1 SPT-3 launches no game for a player on a break, not even a demo of the gateway', async () => {
  const vera = await casino.seat('vera');
  const { client } = casino.operator;
  const { ticket = '' } = (await vera.start()).body.launch ?? {};
  await vera.call('exclude', { body: { kind: 'break', days: 1 } });
  const refused = { status: 403, body: { code: 'excluded' } };
  const query = { game: GAME, mode: 'real', lang: 'en', ticket };
  expect(await client.call('launchGame', { query })).toMatchObject(refused);
  const body = { game: gatewayGame, mode: 'demo', lang: 'en' };
  expect(await vera.call('launchThroughGateway', { body })).toMatchObject(refused);
});
