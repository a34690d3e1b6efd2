import { bulbs } from '../../../src/sandbox/art/bulbs.ts';
import { letter } from '../../../src/sandbox/art/lettering.ts';
import { menuIconStrokes } from '../../../src/sandbox/art/marks/menu-icon.ts';
import { house } from '../../../src/sandbox/art/palette.ts';
import {
  block,
  disc,
  fill,
  moved,
  num,
  ring,
  svgFile,
  wedges,
} from '../../../src/sandbox/art/svg.ts';
import type { MenuIcon } from '../../../src/sandbox/catalogue/menu-icons.ts';

const M = letter('M', 44);

/** The initial, centred on (0, 0), with a cap height of 44 px. */
const initial = (colour: string) =>
  fill(M.d, colour, `transform="translate(${num(-M.width / 2)} 22)"`);

/**
 * The app icon on a 100 px grid, drawn at `size` px: the lit initial in a ring of bulbs. `shape` is a rounded tile, or
 * `maskable`, where the colour fills the square and the content stays inside the centre circle of radius 40 % (W3C Web
 * App Manifest, maskable icons).
 */
export function drawAppIcon(size: number, shape: 'tile' | 'maskable'): string {
  const corner = shape === 'tile' ? 22 : 0;
  const scale = shape === 'tile' ? 1 : 0.84;
  return svgFile(
    size,
    size,
    moved(
      `scale(${size / 100})`,
      `<defs><clipPath id="c"><rect width="100" height="100" rx="${corner}"/></clipPath></defs>`,
      `<g clip-path="url(#c)">${block({ x: 0, y: 0, w: 100, h: 100 }, '#8A1240')}${wedges(16, 75, 50, 50, '#fff', 0, 'opacity=".09"')}</g>`,
      moved(`translate(50 50)scale(${scale})`, medallion()),
    ),
  );
}

function medallion(): string {
  const circle = 'M0-38A38 38 0 0 1 0 38A38 38 0 0 1 0-38';
  return (
    disc(0, 0, 43, house.brass) +
    disc(0, 0, 41, '#4A0C26') +
    bulbs(circle, 4.6, (2 * Math.PI * 38) / 24) +
    disc(0, 0, 33.5, '#C2274B') +
    ring(0, 0, 33.5, '#FF8FA2', 1) +
    moved('translate(0 2.6)', initial('#4A0C26')) +
    initial('#FFF6DC')
  );
}

/** The favicon, shown at 16 px: only the initial, as large as it fits. */
export function drawFavicon(size: number): string {
  return svgFile(
    size,
    size,
    moved(
      `scale(${size / 100})`,
      block({ x: 0, y: 0, w: 100, h: 100 }, house.brass, 24),
      block({ x: 6, y: 6, w: 88, h: 88 }, '#A3163F', 19),
      moved('translate(50 50)scale(1.45)', initial('#FFF6DC')),
    ),
  );
}

/** The one-colour icon for themed home screens, 512x512. Only the shape matters. */
export function drawMonochromeIcon(): string {
  return svgFile(
    512,
    512,
    moved(
      'translate(256 256)scale(4.6)',
      ring(0, 0, 36, '#fff', 5, 'stroke-dasharray="0 9.424"'),
      ring(0, 0, 29, '#fff', 2.5),
      moved('scale(.92)', initial('#fff')),
    ),
  );
}

/** A shortcut's icon, 96x96: a menu icon on a velvet disc. */
export function drawShortcutIcon(name: MenuIcon): string {
  return svgFile(
    96,
    96,
    disc(48, 48, 48, house.velvet),
    ring(48, 48, 45, house.brass, 3),
    moved('translate(22.8 22.8)scale(2.1)', menuIconStrokes(name, house.lamp)),
  );
}
