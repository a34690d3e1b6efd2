import axe from 'axe-core';
import { expect } from 'vitest';

/** axe objects to nothing in a part of the page as it stands, in both themes. */
export async function expectAccessible(part = 'main'): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  for (const theme of ['dark', 'light']) {
    dataset['theme'] = theme;
    // A change of theme fades over.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { violations } = await axe.run(part, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  }
  if (before === undefined) delete dataset['theme'];
  else dataset['theme'] = before;
}
