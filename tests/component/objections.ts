import axe from 'axe-core';
import { standStill } from './stand-still.ts';

/** Lists axe violations, one line per element. @param part the whole page if absent */
export async function objections(
  part: axe.ElementContext = document,
  options: axe.RunOptions = {},
): Promise<string[]> {
  const { violations } = await standStill(() =>
    axe.run(part, { resultTypes: ['violations'], iframes: false, ...options }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
