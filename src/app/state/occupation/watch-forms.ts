import { type OccupationsStore, occupy } from '../occupations.ts';

/**
 * Counts a form as busy from the first input until it is reset or unmounts. Searches and filters do not count: their
 * state is in the URL.
 */
export function watchForms(occupations: OccupationsStore): void {
  const begun = new Map<HTMLFormElement, () => void>();
  const removals = new MutationObserver(() => {
    for (const form of begun.keys()) if (!form.isConnected) end(form);
  });

  function end(form: HTMLFormElement): void {
    begun.get(form)?.();
    begun.delete(form);
    if (begun.size === 0) removals.disconnect();
  }
  function begin(form: HTMLFormElement): void {
    if (begun.has(form) || form.closest('search, [role="search"]')) return;
    begun.set(form, occupy(occupations, 'form'));
    removals.observe(document.body, { childList: true, subtree: true });
  }
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) begin(form);
  });
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) end(target);
  });
}
