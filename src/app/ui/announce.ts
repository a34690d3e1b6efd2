const ID = 'page-announcement';

/**
 * Announces a text politely to screen readers. The live region stays in the document after first use, because one
 * inserted together with its text is often not announced.
 */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? addRegion();
  region.textContent = '';
  // The region must be empty for a frame, or repeating the same text would not be a change.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = ID;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
