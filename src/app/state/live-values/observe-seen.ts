/**
 * Reports whether an element is in the viewport: at first, and at each change. While the page is busy, an observer
 * collects several changes and reports them at once; only the last one is current.
 * @param rootMargin how far around the viewport counts, as CSS margin
 * @returns stops it
 */
export function observeSeen(
  element: Element,
  onChange: (isSeen: boolean) => void,
  rootMargin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (changes) => onChange(changes.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
