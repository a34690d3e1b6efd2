import { createHmac, timingSafeEqual } from 'node:crypto';

/** Access of a preview link to drafts of the whole site, as of a moment, until a time. Times are epoch ms. */
export interface PreviewGrant {
  /** The moment to preview; undefined for now. */
  at?: number;
  /** Expiry of the link. */
  until: number;
}

/** Longest validity of a link, in hours. */
export const MOST_HOURS = 30 * 24;
const TOKEN = /^(\d{0,15})\.(\d{1,15})\.([\w-]{43})$/;

/** Signs a grant. */
export function signGrant({ at, until }: PreviewGrant, secret: string): string {
  const text = `${at ?? ''}.${until}`;
  return `${text}.${signatureOf(text, secret)}`;
}

/** @param now epoch ms @returns undefined if it is not signed, was changed, or has expired */
export function readGrant(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [, at = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  const wanted = Buffer.from(signatureOf(`${at}.${until}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  if (Number(until) <= now) return undefined;
  return { until: Number(until), ...(at !== '' && { at: Number(at) }) };
}

// Sign the purpose as well, because the secret may sign other things one day.
const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`marquee preview 1\n${text}`).digest('base64url');
