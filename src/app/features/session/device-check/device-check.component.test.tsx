import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answering, mountApp } from '../../../../../tests/component/mount-app.tsx';
import type { DutiesOptions } from '../../../browser/duties-options.ts';
import { goToMaintenance } from '../../../browser/network.ts';
import { removeHint } from '../keep-hint.ts';

beforeEach(() => {
  document.documentElement.dataset['hydrated'] = '';
  Cookies.set('cookies_accepted', '1');
  return () => {
    Cookies.remove('cookies_accepted');
    removeHint();
  };
});

const answers: [string, () => ReturnType<Answering>][] = [
  ['fails', () => new Response('{}', { status: 500 })],
  ['refuses', () => Response.json({ status: 401 }, { status: 401 })],
  ['is under maintenance', () => Response.json({ maintenance: true }, { status: 503 })],
  ['never answers', () => new Promise<Response>(() => undefined)],
];
for (const [name, answer] of answers)
  test(`REQ-4 REQ-8 REQ-9 logs in when the fraud proxy ${name}`, async () => {
    let reports = 0;
    const mounted = await mountApp('/login?returnUrl=%2Fhelp', {
      answering({ url }) {
        if (new URL(url).pathname !== '/fraud-proxy/devices') return undefined;
        reports += 1;
        return answer();
      },
    });
    goToMaintenance({ ...mounted, basename: '' } as unknown as DutiesOptions);
    await page.getByLabelText('Username or email').fill('vera');
    await page.getByLabelText('Password', { exact: true }).fill('Marquee-Play-1');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => location.pathname).toBe('/help');
    await expect.poll(() => reports).toBe(2);
    await expect.poll(() => mounted.app.stores.session.profile?.firstName).toBe('Vera');
    expect(location.pathname).toBe('/help');
  });
