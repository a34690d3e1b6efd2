import { safePath } from '../../lib/safe-path.ts';

/** A push message as the worker showed it: plain text, and addresses of this site only. */
export interface ReceivedPush {
  /** Opaque id of the message; empty when it came without one. */
  id: string;
  title: string;
  body: string;
  /** Same-site path, with its query. */
  path: string;
  /** Absolute address on the site or its content system. */
  image?: string;
  priority: 'normal' | 'high';
  /** `promotions`, `promotion:autumn`, …; empty when it came without one. */
  topic: string;
}

/** Reads what a worker of this or another version says it showed; undefined for anything else. */
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
