import { afterEach, expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import type { TerminalDevice } from '../../../operator/terminal-device.ts';
import { createAnswers } from '../../state/answers.ts';
import { Queries, type QueriesOptions } from '../../state/queries.ts';
import { playDevice } from './create-play-calls.ts';

const answering = (answer: TerminalDevice | HttpError) => {
  const result = 'url' in answer ? failure(answer) : success(answer);
  const source = (async () => ({ answer: result, at: Date.now() })) as QueriesOptions['source'];
  return new Queries({ answers: createAnswers(), freshMs: 30_000, source });
};
const small = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
afterEach(() => vi.unstubAllGlobals());

test('QRY-2 SPT-3 reports a terminal, else the device by size, also without a response', async () => {
  small(true);
  expect(await playDevice(answering({ kind: 'terminal', terminalId: 'T1' }))).toBe('terminal');
  expect(await playDevice(answering({ kind: 'web' }))).toBe('phone');
  expect(await playDevice(answering({ kind: 'timeout', url: '/device' }))).toBe('phone');
  small(false);
  expect(await playDevice(answering({ kind: 'web' }))).toBe('desktop');
});

test('QRY-2 SPT-3 starts a second game without waiting for the device', async () => {
  small(true);
  const answer = { answer: success({ kind: 'web' }), at: 0 };
  const source = vi
    .fn<() => Promise<typeof answer>>()
    .mockResolvedValueOnce(answer)
    .mockReturnValueOnce(new Promise(() => undefined));
  const queries = new Queries({
    answers: createAnswers(),
    freshMs: 30_000,
    source: source as unknown as QueriesOptions['source'],
  });
  expect(await playDevice(queries)).toBe('phone');
  expect(await playDevice(queries)).toBe('phone');
  expect(source).toHaveBeenCalledTimes(2);
});
