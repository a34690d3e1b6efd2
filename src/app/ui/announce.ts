const ID = 'page-announcement';

/**
 * Announces a text politely to screen readers. The live region stays in the document after first use, because one
 * inserted together with its text is often not announced.
 */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? addRegion();
  region.textContent = '';
  // The region must be empty for a frame; otherwise repeating a text is not a change.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

/**
 * Ref of a text that appears in response to the visitor. Announces it, which a live region inserted with its text would
 * often not do.
 */
export function announceNew(element: HTMLElement | null): void {
  if (element) announce(element.textContent);
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = ID;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
