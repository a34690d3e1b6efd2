/**
 * Returns the page of this site whose link led to this document, if any. Interactive pages navigate within their
 * document, so usually the link was followed before hydration.
 */
export function pageBefore(): URL | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Reload and back keep an old referrer.
  if (visit?.type !== 'navigate' || document.referrer === '') return undefined;
  const page = new URL(document.referrer);
  return page.origin === location.origin ? page : undefined;
}
