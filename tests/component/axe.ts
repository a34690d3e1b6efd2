import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations in a part of the mounted site, in both themes. @param part selector */
export async function expectAccessible(part = 'main'): Promise<void> {
  const { dataset } = document.documentElement;
  for (const theme of ['dark', 'light']) {
    dataset['theme'] = theme;
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { violations } = await axe.run(part, {
      resultTypes: ['violations'],
      ...(theme === 'light' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
    });
    const objections = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
    expect(objections).toEqual([]);
  }
  delete dataset['theme'];
}
