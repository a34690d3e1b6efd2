/**
 * A path without its language prefix.
 * @param basename `/`, or the prefix such as `/es`
 */
export function withoutPrefix(path: string, basename: string): string {
  if (basename === '/' || !path.startsWith(basename)) return path;
  const rest = path.slice(basename.length);
  return /^[/?#]/.test(rest) ? rest.replace(/^(?!\/)/, '/') : rest === '' ? '/' : path;
}
