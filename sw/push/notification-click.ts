import { worker } from '../scope.ts';
import {
  forgetPending,
  keepPending,
  type PendingOpen,
  takePending,
  visitorLanguages,
} from './notes.ts';
import { targetOf } from './notification.ts';
import { pushFacts } from './push-facts.ts';
import { tellOperator } from './tell-operator.ts';
import { askWindow, chooseWindow, siteWindows } from './windows.ts';

/** Opens what was clicked in one window of the site, and only in one. */
export async function answerClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const target = targetOf(notification, action, pushFacts, await visitorLanguages());
  await Promise.all([
    target.push?.id ? tellOperator('/push/clicks', { message: target.push.id }) : undefined,
    open(target),
  ]);
}

/**
 * A page that has just started. It may come from a notification that the browser showed without the worker, whose
 * address carries the message's id (declarative web push). And there may be a click that it should have followed:
 * some systems open the app where it always starts, whatever address they were given.
 */
export async function followStart(page: Client): Promise<void> {
  const { pathname, search, searchParams } = new URL(page.url);
  const message = searchParams.get('n');
  if (message) await tellOperator('/push/clicks', { message });
  const pending = await takePending();
  if (!pending) return;
  const isThere = pathname + search === pending.path;
  if (!isThere || pending.push?.priority === 'high') page.postMessage({ type: 'open', ...pending });
}

/** The page is asked; one that does not listen is sent there by the browser, and then a window is opened. */
async function open(target: PendingOpen): Promise<void> {
  await keepPending(target);
  const window = chooseWindow(await siteWindows());
  if (window) {
    // Refused where the click gives no right to it: the page follows in the background then.
    await window.focus().catch(() => undefined);
    if (await askWindow(window, { type: 'open', ...target })) return forgetPending();
    const isSent = await window.navigate(target.path).then(
      () => true,
      () => false,
    );
    if (isSent) return;
  }
  await worker.clients.openWindow(target.path);
}
