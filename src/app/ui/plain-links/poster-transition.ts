import type { NavigateOptions } from 'react-router-dom';

/** Name that the pressed poster and the picture on the game's page share (game-page.css). */
const NAME = 'poster';
let pressed: HTMLElement | undefined;

/**
 * Names the poster of a pressed link, so that it grows into the picture on the game's page.
 * @returns options of the navigation; none without a poster, or if the player prefers reduced motion
 */
export function posterTransition(link: HTMLAnchorElement): NavigateOptions | undefined {
  const picture = link.querySelector<HTMLElement>('.poster-frame img');
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  // A name that occurs twice ends the transition: that of a press that led nowhere, and that of this page's game.
  pressed?.style.removeProperty('view-transition-name');
  const shown = document.querySelector<HTMLElement>('.game-page-poster img');
  shown?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', NAME);
  pressed = picture;
  // The same function is added once only.
  addEventListener('unhandledrejection', ignoreAbort);
  return { viewTransition: true, flushSync: true };
}

/** The router leaves the promise of a transition unhandled that the next navigation ends. */
function ignoreAbort(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
}
