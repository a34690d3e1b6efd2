import axe from 'axe-core';

/** Lists axe violations, one line per element. @param part the whole page when absent */
export async function objections(part: Element | Document = document): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  const { violations } = await axe.run(part, { resultTypes: ['violations'], iframes: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
