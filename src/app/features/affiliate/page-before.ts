/**
 * The page of this site whose link led to this document, if one did. A page that answers goes on within its document,
 * so mostly it was left before it did.
 */
export function pageBefore(): URL | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload and a way back keep the referrer of long ago.
  if (visit?.type !== 'navigate' || document.referrer === '') return undefined;
  const page = new URL(document.referrer);
  return page.origin === location.origin ? page : undefined;
}
