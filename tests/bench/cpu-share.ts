import { Session } from 'node:inspector/promises';

/** Samples that the profiler cannot attribute to a function. */
const NOBODYS = ['(idle)', '(program)', '(garbage collector)'];

/**
 * Runs work under the sampling profiler.
 * @param names of functions as written in the source
 * @returns for each, the share (0 to 1) of attributable samples in it or its callees
 */
export async function cpuShares<Name extends string>(
  names: readonly Name[],
  work: () => Promise<void>,
): Promise<Record<Name, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();

  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const samples = (profile.samples ?? []).filter(
    (id) => !NOBODYS.includes(nodes.get(id)?.callFrame.functionName ?? ''),
  );
  const share = (name: Name): number => {
    const inside = new Set<number>();
    const enter = (id: number) => {
      inside.add(id);
      for (const child of nodes.get(id)?.children ?? []) enter(child);
    };
    for (const { id, callFrame } of profile.nodes) if (callFrame.functionName === name) enter(id);
    return samples.filter((id) => inside.has(id)).length / samples.length;
  };
  return Object.fromEntries(names.map((name) => [name, share(name)])) as Record<Name, number>;
}
