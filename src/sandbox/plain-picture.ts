// Stands in for the drawings that are still to come.
const sizes: readonly (readonly [prefix: string, width: number, height: number])[] = [
  ['game-', 300, 400],
  ['hero-narrow-', 720, 560],
  ['hero-', 1600, 600],
  ['promo-', 800, 450],
  ['banner-app-narrow', 720, 400],
  ['banner-app', 1600, 400],
  ['provider-', 140, 48],
  ['payment-', 80, 48],
  ['legal-', 100, 22],
  ['small_sponsor-wide', 500, 172],
  ['sponsor-wide', 640, 220],
  ['sponsor-', 320, 110],
  ['logo-small', 48, 48],
  ['logo', 220, 48],
  ['share', 1200, 630],
  ['icon-', 24, 24],
  ['store-', 640, 480],
];
export function plainPicture(name: string) {
  const found = sizes.find(([prefix]) => name.startsWith(prefix));
  if (found === undefined || name.startsWith('small_sponsor-narrow')) return undefined;
  const [, width, height] = found;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3A1B31"/></svg>`;
  return { body, mime: 'image/svg+xml', width, height };
}

/** A drawing whose file is not there yet counts as none. */
export function orNothing<T>(draw: () => T | undefined): T | undefined {
  try {
    return draw();
  } catch {
    return undefined;
  }
}
