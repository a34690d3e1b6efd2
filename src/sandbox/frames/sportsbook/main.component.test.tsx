import { expect, onTestFinished, test, vi } from 'vitest';
import type { SportsbookMessage } from '../../../operator/frame-messages.ts';

const leg = { event: 'e', market: 'result', selection: '1', odds: 2 };
const market = { code: 'result', isOpen: true, selections: [{ code: '1', odds: 2 }] };
const event = { id: 'e', markets: [market] };

/** Answers as the sportsbook's server. @returns a function that lets go of the list of matches */
function answerHeldList(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (path === '/sportsbook/api/events/e') return Response.json({ step: 1, event });
    if (path === '/sportsbook/api/tree') return Response.json({ sports: [] });
    await promise;
    return Response.json({ step: 1, events: [] });
  });
  return resolve;
}

test('SPT-1 PWA-6 tells the site of a slip from before a reload once it is ready', async () => {
  const slip = { legs: [leg], kind: 'accumulator', stake: '', stakes: {}, system: 2 };
  sessionStorage.setItem('slip', JSON.stringify(slip));
  const app = document.createElement('div');
  app.id = 'app';
  const origins = document.createElement('meta');
  Object.assign(origins, { name: 'site-origins', content: location.origin });
  document.head.append(origins);
  document.body.append(app);
  history.replaceState(null, '', '/sportsbook');
  const told: SportsbookMessage[] = [];
  const hear = ({ data }: MessageEvent) => {
    if (data?.channel === 'marquee-sportsbook') told.push(data);
  };
  window.parent.addEventListener('message', hear);
  onTestFinished(() => {
    window.parent.removeEventListener('message', hear);
    sessionStorage.clear();
  });
  const letGo = answerHeldList();
  const slips = () =>
    told.flatMap((message) => {
      if (message.type === 'slip') return message.selections;
      return message.type === 'ready' ? message.type : [];
    });
  await import('./main.tsx');
  await expect.poll(slips).toEqual([1]);
  letGo();
  await expect.poll(slips).toEqual([1, 'ready', 1]);
});
