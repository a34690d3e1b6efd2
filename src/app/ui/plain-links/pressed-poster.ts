/** The game of the last pressed poster, and where on the screen the poster was. */
let pressed: { pathname: string; place: DOMRect } | undefined;

/** Notes the poster in a pressed link, if there is one, so that the picture on the game's page can grow from it. */
export function notePoster(link: HTMLAnchorElement): void {
  const place = link.querySelector('.poster-frame')?.getBoundingClientRect();
  pressed = place && { pathname: link.pathname, place };
}

/** Returns the place of the poster that led to this page, once. */
export function takePoster(): DOMRect | undefined {
  const place = pressed?.pathname === location.pathname ? pressed.place : undefined;
  pressed = undefined;
  return place;
}
