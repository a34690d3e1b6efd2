/** An arrow of the diagram. Solid arrows are transitive; a file narrows the target. */
export interface Arrow {
  from: string;
  to: string;
  solid: boolean;
  file: string | undefined;
}

const ARROW = /^ +([\w-]+) (-->|-\.->)(?:\|"([^"]+)"\|)? ([\w& -]+)$/gm;

/** Reads the arrows of the Mermaid diagram in docs/architecture.md, one per target and file. */
export function readArrows(document: string): Arrow[] {
  const [, drawing = ''] = /^```mermaid\n([\s\S]*?)^```$/m.exec(document) ?? [];
  const arrows = [...drawing.matchAll(ARROW)];
  // A line that cannot be parsed would be a rule that is never checked.
  const lines = drawing.split('\n').filter((line) => line.includes('->'));
  if (lines.length !== arrows.length)
    throw new Error('The diagram has an arrow of an unknown form');
  return arrows.flatMap(([, from = '', kind, files, targets = '']) =>
    targets.split(' & ').flatMap((to) =>
      (files?.split(', ') ?? [undefined]).map((file) => ({
        from,
        to,
        solid: kind === '-->',
        file,
      })),
    ),
  );
}

/** Returns a function that tells whether a room may import a file (named within its room) of another room. */
export function readRooms(document: string) {
  const arrows = readArrows(document);
  const below = (room: string): string[] =>
    arrows
      .filter(({ from, solid }) => from === room && solid)
      .flatMap(({ to }) => [to, ...below(to)]);
  return (from: string, to: string, file: string): boolean =>
    below(from).includes(to) ||
    arrows.some((one) => one.from === from && one.to === to && (one.file ?? file) === file);
}
