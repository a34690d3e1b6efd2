import { availableParallelism, loadavg } from 'node:os';
import react from 'react/package.json' with { type: 'json' };

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- --write\`. Times depend on the machine, and on what else it does meanwhile; what counts is
what stands side by side in one table, measured in turns in one run.
`;

/** Date and machine, printed under each heading. The load shows what else was running at the start. */
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
 * Replaces or adds one section and keeps the others.
 * @param before the current document
 * @param text Markdown below the title
 */
export function updateReport(before: string, title: string, text: string): string {
  const sections = before
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.join('\n').trim()];
    });
  const all = new Map(sections).set(title, text);
  return [INTRODUCTION, ...[...all].map(([heading, body]) => `## ${heading}\n\n${body}\n`)].join(
    '\n',
  );
}
