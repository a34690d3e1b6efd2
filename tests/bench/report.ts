import { availableParallelism, loadavg } from 'node:os';
import react from 'react/package.json' with { type: 'json' };

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- --write\`. Times depend on the machine, and on what else it does meanwhile; what counts is
what stands side by side in one table, measured in turns in one run.
`;

/** When and on what, as it stands under each heading; the load is what else the machine did at the start. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores`,
    `load ${load.toFixed(1)}`,
    `Node ${process.versions.node}`,
    `React ${react.version}`,
  ].join(' · ');
}

/**
 * Replaces the sections that were measured, keeps the others.
 * @param before the document so far
 * @param sections Markdown by heading
 */
export function updateReport(before: string, sections: ReadonlyMap<string, string>): string {
  const kept = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return [title, lines.join('\n').trim()];
      }),
  );
  for (const [title, text] of sections) kept.set(title, text);
  return [INTRODUCTION, ...[...kept].map(([title, text]) => `## ${title}\n\n${text}\n`)].join('\n');
}
