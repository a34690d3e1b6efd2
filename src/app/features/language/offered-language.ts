const STORAGE_KEY = 'language-offer';

/**
 * Returns the browser's preferred language that the site has, if it differs from the page's and the visitor has not
 * declined it.
 * @param wanted as the browser lists them, such as `es-MX`
 */
export function offeredLanguage(
  languages: readonly string[],
  shown: string,
  wanted: readonly string[],
): string | undefined {
  const base = (language: string) => language.split('-', 1)[0];
  const [first] = wanted.flatMap(
    (want) =>
      languages.find((own) => own === want) ??
      languages.find((own) => base(own) === base(want)) ??
      [],
  );
  return first === undefined || base(first) === base(shown) || isDeclined() ? undefined : first;
}

export function declineOffer(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'declined');
  } catch {
    // Storage is blocked: the offer is hidden until the next load.
  }
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
