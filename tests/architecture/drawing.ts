/** One arrow of the drawing: solid ones are followed further, a file narrows the target. */
export interface Arrow {
  from: string;
  to: string;
  solid: boolean;
  file: string | undefined;
}

const ARROW = /^ +([\w-]+) (-->|-\.->)(?:\|"([^"]+)"\|)? ([\w& -]+)$/gm;

/** The arrows of the Mermaid drawing in docs/architecture.md: one for each target and file. */
export function readArrows(document: string): Arrow[] {
  const [, drawing = ''] = /^```mermaid\n([\s\S]*?)^```$/m.exec(document) ?? [];
  const arrows = [...drawing.matchAll(ARROW)];
  // A line that this does not understand would be a rule that nobody holds.
  const lines = drawing.split('\n').filter((line) => line.includes('->'));
  if (lines.length !== arrows.length) throw new Error('The drawing has an arrow of another form');
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

/** Tells whether a room may import a file, named within its room, of another room. */
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
