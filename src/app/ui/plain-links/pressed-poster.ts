/** The longest wait for the game's page, in ms. Later the page was opened by other means. */
const LONGEST_MS = 2000;

/** The game of the last pressed poster, where on the screen the poster was, and when it was pressed. */
let pressed: { pathname: string; place: DOMRect; at: number } | undefined;

/** Notes the poster in a pressed link, if there is one, so that the picture on the game's page can grow from it. */
export function notePoster(link: HTMLAnchorElement): void {
  const place = link.querySelector('.poster-frame')?.getBoundingClientRect();
  pressed = place && { pathname: link.pathname, place, at: performance.now() };
}

/** Returns the place of the poster that led to this page, once. */
export function takePoster(): DOMRect | undefined {
  const before = pressed;
  pressed = undefined;
  const isOfThisPage = before?.pathname === location.pathname;
  return isOfThisPage && performance.now() - before.at < LONGEST_MS ? before.place : undefined;
}
