export const PLAY = '/games/neon-alley/play';
/** Origin of the game's frame, where nothing responds; the test sends its messages. */
export const GAMES = 'http://127.0.0.1:1';

/** Sends a message of the game to the page. */
export function say(type: string): void {
  const guest = document.querySelector<HTMLIFrameElement>('.guest-frame iframe');
  dispatchEvent(
    new MessageEvent('message', {
      data: { channel: 'marquee-game', type },
      origin: GAMES,
      source: guest?.contentWindow ?? null,
    }),
  );
}
