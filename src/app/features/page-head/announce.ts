const ID = 'page-announcement';

/**
 * Says a text politely to screen readers. The live region stays in the document from the first use
 * on: one that comes together with its text is often not read.
 */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? addRegion();
  region.textContent = '';
  // The region has to be seen empty first, or the same text twice would be no change.
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
