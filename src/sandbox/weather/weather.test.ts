import { expect, it, onTestFinished, vi } from 'vitest';
import { json } from '../http/answer.ts';
import { createWeather } from './weather.ts';

it('REQ-10 delays responses of the family that it is set for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true });
  onTestFinished(() => void vi.useRealTimers());
  const weather = createWeather();
  weather.set({ operator: { delayMs: 300 } });
  const { signal } = new AbortController();
  const answer = vi.fn(async () => json(200, {}));
  expect(await weather.through('content', signal, answer)).toMatchObject({ status: 200 });
  const late = weather.through('operator', signal, answer);
  await vi.advanceTimersByTimeAsync(299);
  expect(answer).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ status: 200 });
});
