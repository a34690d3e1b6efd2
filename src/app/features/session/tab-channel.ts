/** The tabs of a player's browser tell each other of the session over this channel (see tabs.ts). */
export const CHANNEL = 'marquee-session';
