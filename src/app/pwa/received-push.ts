import { safePath } from '../../lib/safe-path.ts';

/** A push message that was shown: plain text, and URLs of this site only. */
export interface ReceivedPush {
  /** Opaque message id; empty if there was none. */
  id: string;
  title: string;
  body: string;
  /** Same-site path, with its query. */
  path: string;
  /** Absolute URL on the site or its content system. */
  image?: string;
  priority: 'normal' | 'high';
  /** `promotions`, `promotion:autumn`, …; empty if there was none. */
  topic: string;
}

/** Parses a message from this or another version of the worker; undefined if invalid. */
export function parseReceivedPush(data: unknown): ReceivedPush | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, title, body, image, topic, ...rest }: Partial<Record<keyof ReceivedPush, unknown>> =
    data;
  const path = safePath(rest.path);
  if (typeof id !== 'string' || typeof topic !== 'string') return undefined;
  if (typeof title !== 'string' || typeof body !== 'string' || path === undefined) return undefined;
  return {
    id,
    title,
    body,
    path,
    ...(typeof image === 'string' && { image }),
    priority: rest.priority === 'high' ? 'high' : 'normal',
    topic,
  };
}
