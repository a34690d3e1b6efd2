import type { PageAnswer, WorkerMessage } from '../../src/app/pwa/messages.ts';
import { worker } from '../scope.ts';

/** A page that does not answer within this time is not listening, in ms. */
const ANSWER_BY_MS = 1000;

type WindowFacts = Pick<WindowClient, 'focused' | 'visibilityState'>;

/** The site's windows, last used first; none if the browser does not list them. */
export async function siteWindows(): Promise<readonly WindowClient[]> {
  return worker.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((found) => found.filter(({ frameType }) => frameType !== 'nested'))
    .catch(() => []);
}

export const isInFront = ({ focused, visibilityState }: WindowFacts): boolean =>
  focused && visibilityState === 'visible';

/** The window for a click: focused, else visible, else last used. */
export function chooseWindow<W extends WindowFacts>(windows: readonly W[]): W | undefined {
  const inSight = windows.find(({ visibilityState }) => visibilityState === 'visible');
  return windows.find(isInFront) ?? inSight ?? windows[0];
}

/** @returns whether the page confirmed in time */
export async function askWindow(window: Client, message: WorkerMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<PageAnswer | undefined>) =>
      resolve(data?.type === 'opened');
    setTimeout(() => resolve(false), ANSWER_BY_MS);
  });
  window.postMessage(message, [port2]);
  const isDone = await answered;
  port1.close();
  return isDone;
}
