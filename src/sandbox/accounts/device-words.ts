/** Marks in a User-Agent header, the first that fits wins: most browsers claim to be others too. */
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

/**
 * Browser and system, "Firefox · Android": the same in every language. Versions are left out: browsers freeze them,
 * and a player knows devices by their kind.
 */
export function deviceWords(userAgent: string | undefined): string {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const browser = named(browsers);
  const system = named(systems);
  if (browser !== undefined && system !== undefined) return `${browser} · ${system}`;
  return browser ?? system ?? 'Unknown device';
}
