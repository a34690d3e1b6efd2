import { describeError } from '../../lib/describe-error.ts';
import type { ContentType } from './content-type.ts';
import type { Fields } from './entry.ts';

export type EntryEvent =
  | 'entry.create'
  | 'entry.update'
  | 'entry.publish'
  | 'entry.unpublish'
  | 'entry.delete';

/** A change to a row; `entry` is the row as receivers see it. */
export interface Happening {
  readonly event: EntryEvent;
  readonly type: ContentType;
  readonly entry: Fields;
}

export interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Strapi's timeout for a receiver, ms. */
const TIMEOUT_MS = 10_000;

export type Notify = (happenings: readonly Happening[], at: string) => void;

/**
 * Notifies every receiver of every change, without waiting and in no particular order. Like Strapi, it does not retry a
 * failed call, but logs it.
 */
export function createNotifier(webhooks: readonly Webhook[], log: (line: string) => void): Notify {
  async function call(webhook: Webhook, event: EntryEvent, body: string): Promise<void> {
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Strapi-Event': event,
          ...webhook.headers,
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok)
        log(`sandbox: webhook ${event}: ${webhook.url} answered ${response.status}`);
    } catch (error) {
      log(`sandbox: webhook ${event}: ${webhook.url}: ${describeError(error)}`);
    }
  }

  return (happenings, at) => {
    for (const { event, type, entry } of happenings) {
      const uid = `api::${type.name}.${type.name}`;
      const body = JSON.stringify({ event, createdAt: at, model: type.name, uid, entry });
      for (const webhook of webhooks) void call(webhook, event, body);
    }
  };
}
