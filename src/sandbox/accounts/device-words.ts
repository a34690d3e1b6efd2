/** Patterns in a User-Agent header. The first match wins, because most browsers also claim to be others. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Characters to read: Safari's pattern takes quadratic time on a header that repeats its beginning. */
const MAX_READ = 512;

/**
 * Describes a device by browser and system, "Firefox · Android", the same in every language. Versions are left out:
 * browsers freeze them, and players tell devices apart by kind.
 */
export function deviceWords(userAgent = ''): string {
  const start = userAgent.slice(0, MAX_READ);
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, mark]) => mark.test(start))?.[0];
  const browser = named(browsers);
  const system = named(systems);
  if (browser !== undefined && system !== undefined) return `${browser} · ${system}`;
  return browser ?? system ?? 'Unknown device';
}
