/** Channel on which a browser's tabs share the session (see tabs.ts). */
export const CHANNEL = 'marquee-session';
