/** Path prefix of previews (docs/decisions/0025), which gives every page a separate preview URL. */
export const PREVIEW = '/preview';

/** @returns `/preview` if the path starts with it, else an empty string */
export const previewDoor = (path: string): '' | typeof PREVIEW =>
  /^\/preview(?![^/?#])/.test(path) ? PREVIEW : '';

/**
 * A path without its language prefix.
 * @param basename `/`, or the prefix such as `/es`
 */
export function withoutPrefix(path: string, basename: string): string {
  if (basename === '/' || !path.startsWith(basename)) return path;
  const rest = path.slice(basename.length);
  return /^[/?#]/.test(rest) ? rest.replace(/^(?!\/)/, '/') : rest === '' ? '/' : path;
}
