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
  // A name that occurs twice cancels the transition, so it is removed from an earlier press and from the picture of
  // this page.
  pressed?.style.removeProperty('view-transition-name');
  const shown = document.querySelector<HTMLElement>('.game-page-poster img');
  shown?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', NAME);
  pressed = picture;
  // Adding the same listener again has no effect.
  addEventListener('unhandledrejection', ignoreAbort);
  return { viewTransition: true, flushSync: true };
}

/** Ignores the rejection of a transition that the next navigation cancels, which the router leaves unhandled. */
function ignoreAbort(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
}
