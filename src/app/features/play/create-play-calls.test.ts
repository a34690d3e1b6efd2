import { afterEach, expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import type { TerminalDevice } from '../../../operator/terminal-device.ts';
import type { Queries } from '../../state/queries.ts';
import { playDevice } from './create-play-calls.ts';

const answering = (answer: TerminalDevice | HttpError) => {
  const result = 'url' in answer ? failure(answer) : success(answer);
  return { refresh: async () => result } as unknown as Pick<Queries, 'refresh'>;
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
