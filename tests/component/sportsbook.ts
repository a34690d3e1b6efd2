import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import defaultSite from '../../src/config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../src/config/site-config.ts';
import { mountApp } from './mount-app.tsx';

/** An origin of its own where nothing responds; the test sends the sportsbook's messages. */
export const BOOK = 'http://127.0.0.1:1';
export const bookEndpoints = { ...defaultSite.endpoints, sportsbook: `${BOOK}/sportsbook` };
export const bookFrame = page.getByTitle('Sportsbook');

/** Opens the sports page around a sportsbook that does not respond by itself. */
export async function openSports(
  path = '/sports',
  options: { routes?: SiteConfig['routes']; answering?: (request: Request) => undefined } = {},
) {
  const { routes, answering } = options;
  const mounted = await mountApp(path, {
    ...(answering && { answering }),
    config: { endpoints: bookEndpoints, ...(routes && { routes }) },
  });
  await expect.element(bookFrame).toBeInTheDocument();
  return mounted;
}

/** Sends a message of the sportsbook. */
export function say(message: object, origin = BOOK, source?: Window | null): void {
  const guest = document.querySelector<HTMLIFrameElement>('.guest-frame iframe');
  dispatchEvent(
    new MessageEvent('message', {
      data: { channel: 'marquee-sportsbook', ...message },
      origin,
      source: source === undefined ? (guest?.contentWindow ?? null) : source,
    }),
  );
}
export const sayPath = (path: string) => say({ type: 'navigated', path });

/** Resolves once the site listens, which is as soon as the frame is painted. */
export const framePainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export async function becomeReady(): Promise<void> {
  await framePainted();
  say({ type: 'ready' });
  await expect.element(bookFrame).not.toHaveAttribute('inert');
}

/** Replaces the window of the sportsbook, which has another origin. @returns the messages that it hears */
export function hearAsBook(): { type: string }[] {
  const { port1, port2 } = new MessageChannel();
  const heard: { type: string }[] = [];
  port2.onmessage = ({ data }) => heard.push(data);
  const frameWindow = vi
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue(port1 as unknown as Window);
  onTestFinished(() => {
    frameWindow.mockRestore();
    port1.close();
  });
  return heard;
}
