import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview's link allows, on the whole site: drafts, at a moment, until a time. Epoch ms. */
export interface PreviewGrant {
  /** The moment that everything dated is judged by; without one, as it is now. */
  at?: number;
  /** The link works no longer. */
  until: number;
}

/** A link works no longer than this, however it was asked for, in hours. */
export const MOST_HOURS = 30 * 24;
const TOKEN = /^(\d{0,15})\.(\d{1,15})\.([\w-]{43})$/;

/** The grant as a text that only who knows the secret can have written. */
export function signGrant({ at, until }: PreviewGrant, secret: string): string {
  const text = `${at ?? ''}.${until}`;
  return `${text}.${signatureOf(text, secret)}`;
}

/** @param now epoch ms @returns undefined for what was not signed, was changed, or has run out */
export function readGrant(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [, at = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  const wanted = Buffer.from(signatureOf(`${at}.${until}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  if (Number(until) <= now) return undefined;
  return { until: Number(until), ...(at !== '' && { at: Number(at) }) };
}

// The purpose is signed with it: the secret may sign other things one day.
const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`marquee preview 1\n${text}`).digest('base64url');
