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

/** Opens the target of a click in exactly one window. */
export async function answerClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const target = targetOf(notification, action, pushFacts, await visitorLanguages());
  await Promise.all([
    target.push?.id ? tellOperator('/push/clicks', { message: target.push.id }) : undefined,
    open(target),
  ]);
}

/**
 * Handles a page that just started. It may come from a notification that the browser showed without the worker
 * (declarative web push), with the message id in its URL. Or a click is pending, because some systems open the app at
 * its start URL.
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

/** Asks the page to navigate; else navigates its window; else opens a new one. */
async function open(target: PendingOpen): Promise<void> {
  await keepPending(target);
  const window = chooseWindow(await siteWindows());
  if (window) {
    // May be refused; then the page navigates in the background.
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
