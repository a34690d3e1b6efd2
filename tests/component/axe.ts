import { expect } from 'vitest';
import { objections } from './objections.ts';

/** Rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations in a part of the mounted site, in both themes. @param part selector */
export async function expectAccessible(part = 'main'): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    dataset['theme'] = 'dark';
    expect(await objections(part)).toEqual([]);
    dataset['theme'] = 'light';
    expect(await objections(part, { runOnly: COLOUR_RULES })).toEqual([]);
  } finally {
    delete dataset['theme'];
  }
}
