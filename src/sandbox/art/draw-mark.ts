import { legalMarks } from '../catalogue/legal-marks.ts';
import { menuIcons } from '../catalogue/menu-icons.ts';
import { paymentMethods } from '../catalogue/payment-methods.ts';
import { providers } from '../catalogue/providers.ts';
import { sponsors } from '../catalogue/sponsors.ts';
import { drawLegalMark } from './marks/legal.ts';
import { drawLogo, drawSmallLogo } from './marks/logo.ts';
import { drawMenuIcon } from './marks/menu-icon.ts';
import { drawPayment } from './marks/payment.ts';
import { drawProvider } from './marks/provider.ts';
import { drawSponsor } from './marks/sponsor.ts';

/** A drawing as served from uploads: an SVG file. Width and height in px. */
export interface Mark {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** The drawing function of each mark, by file name. */
const marks = new Map<string, () => Mark>([
  ...providers
    .filter((provider) => provider.hasFooterImage)
    .map((provider) => svg(`provider-${provider.code}`, 140, 48, () => drawProvider(provider))),
  ...paymentMethods.map((method) =>
    svg(`payment-${method.code}`, 80, 48, () => drawPayment(method)),
  ),
  ...legalMarks.map((mark) => svg(`legal-${mark.code}`, 100, 22, () => drawLegalMark(mark))),
  ...sponsors.map((sponsor) =>
    svg(`sponsor-${sponsor.code}`, 320, 110, () => drawSponsor(sponsor)),
  ),
  ...menuIcons.map((name) => svg(`icon-${name}`, 24, 24, () => drawMenuIcon(name))),
  svg('logo', 220, 48, drawLogo),
  svg('logo-small', 48, 48, drawSmallLogo),
]);

/**
 * Draws the mark (logo, icon, badge) with that file name in uploads; undefined if there is none. Deterministic: the
 * same name always gives the same bytes. Takes about a millisecond, so cache marks that are requested often.
 */
export function drawMark(name: string): Mark | undefined {
  return marks.get(name)?.();
}

/** Every file name that `drawMark` knows. */
export function markNames(): readonly string[] {
  return [...marks.keys()];
}

type Entry = [name: string, draw: () => Mark];

function svg(name: string, width: number, height: number, draw: () => string): Entry {
  return [`${name}.svg`, () => ({ body: draw(), width, height })];
}
