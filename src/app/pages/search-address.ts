/**
 * Returns a path with some query parameters set; empty ones are left out, so that each view has one URL.
 * @param changes undefined or '' removes a parameter
 */
export function searchAddress(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}
