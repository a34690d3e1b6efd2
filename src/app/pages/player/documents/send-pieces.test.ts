import { expect, test, vi } from 'vitest';
import type { HttpError } from '../../../../http/http-error.ts';
import { failure, success } from '../../../../lib/result.ts';
import type { Document } from '../../../../operator/documents.ts';
import { type SendOptions, sendPieces } from './send-pieces.ts';

const document: Document = {
  id: 'd1',
  kind: 'identification',
  name: 'id.jpg',
  size: 10,
  type: 'image/jpeg',
  status: 'in-review',
  uploadedAt: '2026-01-01T00:00:00Z',
};
const lost: HttpError = { kind: 'network', url: '/' };
const torn: HttpError = { kind: 'malformed', url: '/' };
const offsetProblem: HttpError = {
  kind: 'status',
  status: 409,
  url: '/',
  problem: { code: 'upload_offset', more: { received: 4 } },
};

/** A fake operator that stores the pieces it receives; `lose` decides whether a piece or its response is lost. */
function operator(
  lose: (piece: number) => 'piece' | 'answer' | 'half an answer' | undefined = () => undefined,
) {
  let kept = '';
  let pieces = 0;
  const state = () => ({
    id: 'u1',
    received: kept.length,
    pieceSize: 4,
    ...(kept.length === 10 && { document }),
  });
  const calls: SendOptions['calls'] = {
    read: vi.fn(async () => success(state())),
    send: vi.fn(async (_id, { offset, bytes }) => {
      const fate = lose(++pieces);
      if (fate === 'piece') return failure(lost);
      if (offset !== kept.length) return failure(offsetProblem);
      kept += await bytes.text();
      if (fate === 'half an answer') return failure(torn);
      return fate === 'answer' ? failure(lost) : success(state());
    }),
  };
  return { calls, kept: () => kept, state };
}

const send = (calls: SendOptions['calls'], more: Partial<SendOptions> = {}) =>
  sendPieces({
    calls,
    file: new Blob(['0123456789']),
    upload: { id: 'u1', received: 0, pieceSize: 4 },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onWaiting: () => undefined,
    rest: async () => undefined,
    ...more,
  });

test('PGS-1 sends a file in pieces and reports progress', async () => {
  const { calls, kept } = operator();
  const progress: number[] = [];
  expect(await send(calls, { onProgress: (at) => progress.push(at) })).toEqual(success(document));
  expect(kept()).toBe('0123456789');
  expect(progress).toEqual([4, 8, 10]);
});

test.each(['piece', 'answer', 'half an answer'] as const)(
  'PGS-1 recovers from a lost %s without sending a byte twice',
  async (what) => {
    const { calls, kept } = operator((piece) => (piece === 2 ? what : undefined));
    const waiting: boolean[] = [];
    const answer = await send(calls, { onWaiting: (now) => waiting.push(now) });
    expect(answer).toEqual(success(document));
    expect(kept()).toBe('0123456789');
    expect(waiting).toEqual([true, false]);
  },
);

test('PGS-1 resumes an upload at the operator’s offset, even if the browser’s differs', async () => {
  const { calls, kept } = operator();
  await calls.send('u1', { offset: 0, bytes: new Blob(['0123']) }, new AbortController().signal);
  expect(await send(calls)).toEqual(success(document));
  expect(kept()).toBe('0123456789');
});

test('PGS-1 sends nothing after a cancellation and does not retry a refusal', async () => {
  const stop = new AbortController();
  const silent = operator(() => 'piece');
  const stopped = await send(silent.calls, {
    signal: stop.signal,
    rest: async () => stop.abort(),
  });
  expect(stopped).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(silent.calls.read).not.toHaveBeenCalled();

  const refused: HttpError = { kind: 'status', status: 415, url: '/' };
  const calls = { ...operator().calls, send: vi.fn(async () => failure(refused)) };
  expect(await send(calls)).toEqual(failure(refused));
  expect(calls.send).toHaveBeenCalledOnce();
});

test('PGS-1 gives up on a back end that only returns failures', async () => {
  const down: HttpError = { kind: 'status', status: 503, url: '/' };
  const calls = { read: vi.fn(async () => failure(down)), send: async () => failure(down) };
  expect(await send(calls)).toEqual(failure(down));
  expect(calls.read).toHaveBeenCalledTimes(6);
  calls.read.mockResolvedValue(failure(torn));
  expect(await send(calls)).toEqual(failure(torn));
});
