import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import recorded from './fixtures/recorded-shapes.json' with { type: 'json' };

// Shapes recorded from Strapi 5.54: key sets and types of values, the first row of each list, every kind of home
// widget. An object of plain values is one text, "key kind, key kind". A recorded null allows any value.

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
  await addHeroSlide(sandbox);
});
afterAll(() => sandbox.stop());

describe('QRY-1 QRY-2 returns the shapes of a real content system for the site’s queries', () => {
  for (const { name, path, answer } of recorded.queries) {
    it(name, async () => {
      const { status, body } = await sandbox.get(`/content${path}`);
      expect(status).toBe(200);
      const expected = [EMPTY, EXPECTED[name] ?? /^$/];
      const found = differences(body, answer as Shape, 'answer');
      const others = found.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(others).toEqual([]);
    });
  }
});

/** Fields that the seed may leave empty in any type. */
const EMPTY = /\.(alternativeText|mobileImage|parent|route|externalUrl): null$/;

/**
 * A branch of the burger menu may be no link. Our shops have extra fields (the site works without them), one has no
 * hours, and some are closed on a day. Our sponsors are localised, the recorded type is not; the site can read both.
 * One has no picture.
 */
const EXPECTED: Record<string, RegExp> = {
  'burger-menu': /\]\.url: null$/,
  'footer-sponsored-item': /\]\.locale: too much$|\]\.image: null$/,
  stores:
    /\]\.(slug|country|timeZone): too much$|\]\.openingHours: empty$|\]\.(opens|closes): null$/,
};

type Shape = string | null | readonly Shape[] | { readonly [key: string]: Shape };

/** The differences between a value and a recorded shape, one line each. */
function differences(found: unknown, recordedShape: Shape, at: string): string[] {
  const shape = unfold(recordedShape);
  if (shape === null) return [];
  if (found === null) return [`${at}: null`];
  if (typeof shape === 'string') {
    return typeof found === shape || found === shape ? [] : [`${at}: ${typeof found}`];
  }
  if (isList(shape)) {
    if (!Array.isArray(found)) return [`${at}: no list`];
    if (shape.length > 0 && found.length === 0) return [`${at}: empty`];
    return found.flatMap((item, index) =>
      differences(item, shapeFor(item, shape), `${at}[${index}]`),
    );
  }
  const ours = found as Record<string, unknown>;
  const keys = new Set([...Object.keys(ours), ...Object.keys(shape)]);
  return [...keys].flatMap((key) => {
    const expected = shape[key];
    if (!(key in ours)) return [`${at}.${key}: missing`];
    if (expected === undefined) return [`${at}.${key}: too much`];
    return differences(ours[key], expected, `${at}.${key}`);
  });
}

function unfold(shape: Shape): Shape {
  if (shape === 'media') return { ...(unfold(recorded.media) as object), formats: null };
  if (typeof shape !== 'string' || !shape.includes(' ')) return shape;
  const pairs = shape.split(', ').map((pair) => pair.split(' '));
  return Object.fromEntries(pairs.map(([key, kind]) => [key, kind === 'null' ? null : kind]));
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** The recorded home page has its own slides; the seeded one takes all slides from banners. */
async function addHeroSlide({ get, send }: RunningSandbox): Promise<void> {
  const { body } = await get('/content/api/widgets?filters[name]=Home: hero');
  const { documentId } = (body as { data: { documentId: string }[] }).data[0] ?? {};
  const banners = await get('/content/api/banners?populate=image');
  const picture = (banners.body as { data: { image: { id: number } }[] }).data[0]?.image.id;
  const slides = [{ title: 'A', text: 'b', url: '/games', ctaLabel: 'c', image: picture }];
  const hero = { __component: 'widget.hero-carousel', bannerPosition: 'home-hero', slides };
  const data = { specificFields: [{ ...hero, intervalMs: 6000 }] };
  expect((await send('PUT', `/content/api/widgets/${documentId}`, { data })).status).toBe(200);
}

/**
 * The recorded row of the same kind: by component type, then by home slug, else the first. Any shape is accepted for a
 * widget that is newer than the recording.
 */
function shapeFor(item: unknown, shapes: readonly Shape[]): Shape {
  const kind = (row: unknown) => {
    const { __component, slug } = row as { __component?: string; slug?: string };
    return __component ?? slug;
  };
  const kinds = shapes.map((shape) => kind(unfold(shape)));
  const same = shapes[kinds.indexOf(kind(item))];
  const areWidgets = kinds.some((name) => name !== undefined && name !== 'string');
  return same ?? (areWidgets ? null : shapes[0]) ?? null;
}
