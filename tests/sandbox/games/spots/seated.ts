// For tests: a player in a spot game, and the requests of its page.
import type { ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import type { Statement } from '../../../../src/operator/contract/types.ts';
import type { Answer } from '../../../../src/sandbox/http/answer.ts';
import type { FrameApp } from '../../../../src/sandbox/http/frame-app.ts';
import type { SandboxRequest } from '../../../../src/sandbox/http/request.ts';
import type { startCasino } from '../../play/players-at-games.ts';

/** @typeParam Body response body */
export async function seated<Body>(
  casino: Awaited<ReturnType<typeof startCasino>>,
  app: FrameApp,
  { game, username, limits }: { game: string; username: string; limits?: object },
) {
  let token = '';
  async function call(path: string, body: object) {
    const request = {
      method: 'POST',
      path,
      query: '',
      headers: { 'content-type': 'application/json' },
      authorization: token && `Bearer ${token}`,
      readJson: async () => body,
    } as unknown as SandboxRequest;
    const answer = (await app.answer(request, {} as ServerResponse)) as Answer;
    return { status: answer.status, body: JSON.parse(String(answer.body)) as Body };
  }
  async function open(ticket: string | undefined) {
    const { body } = await call('/openings', { ticket });
    token = (body as { token: string }).token;
    return body;
  }
  const player = await casino.seat(username);
  const { body: session } = await player.start({ game, ...(limits && { limits }) } as never);
  const params = { slotSessionId: session.id };
  return {
    player,
    call,
    opening: await open(session.launch?.ticket),
    balance: async () => {
      const { cash, bonus } = (await player.call('readBalance')).body;
      return cash + bonus;
    },
    reload: async () => open((await player.call('relaunchSlotSession', { params })).body.ticket),
    leave: () => player.call('endSlotSession', { params }),
    askStatement: () => player.call('readStatement', { params }),
    async statement() {
      const { jws } = (await player.call('readStatement', { params })).body;
      return decodeJwt<Statement>(jws);
    },
  };
}
