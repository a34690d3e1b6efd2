/** A number as written in a path, with at most one decimal, because a tenth of a pixel is not visible. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A filled outline. `more` holds further attributes as text. */
export function fill(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}"${attrs(more)}/>`;
}

/** A stroked line. Ends and corners are round, as `svgFile` sets for the whole file. `width` in px. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${attrs(more)}/>`;
}

/** One line stroked several times, each `[colour, width, more]` on top of the previous; its path is written once. */
export function layered(d: string, ...strokes: (readonly [string, number, string?])[]): string {
  if (d.length < 60)
    return strokes.map(([colour, width, more]) => line(d, colour, width, more)).join('');
  const id = nameFor(d);
  const uses = strokes.map(
    ([colour, width, more = '']) =>
      `<use href="#${id}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${attrs(more)}/>`,
  );
  return `<defs><path id="${id}" d="${d}"/></defs>${uses.join('')}`;
}

export function disc(x: number, y: number, r: number, colour: string, more = ''): string {
  const place = x === 0 && y === 0 ? '' : ` cx="${num(x)}" cy="${num(y)}"`;
  return `<circle${place} r="${num(r)}" fill="${colour}"${attrs(more)}/>`;
}

/** A stroked circle. */
export function ring(x: number, y: number, r: number, colour: string, width: number, more = '') {
  return disc(x, y, r, 'none', `stroke="${colour}" stroke-width="${num(width)}"${attrs(more)}`);
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, more = '') {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${attrs(more)}/>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * `count` wedges around a point, `r` long, as wide as the gaps between them; the first is centred `turn` degrees from
 * three o'clock. Drawn as one dashed circle as thick as its radius.
 */
export function wedges(
  count: number,
  r: number,
  x: number,
  y: number,
  colour: string,
  turn = 0,
  more = '',
) {
  const start = turn - 90 / count;
  return ring(
    x,
    y,
    r / 2,
    colour,
    r,
    `pathLength="${count * 2}" stroke-dasharray="1" stroke-linecap="butt" transform="rotate(${num(start)} ${num(x)} ${num(y)})"${attrs(more)}`,
  );
}

/** A rectangle with corners of radius `r`. */
export function block({ x, y, w, h }: Box, colour: string, r = 0, more = ''): string {
  const corner = r > 0 ? ` rx="${num(r)}"` : '';
  const place = x === 0 && y === 0 ? '' : ` x="${num(x)}" y="${num(y)}"`;
  return `<rect${place} width="${num(w)}" height="${num(h)}"${corner} fill="${colour}"${attrs(more)}/>`;
}

/** A group of parts, moved by `transform`. */
export function moved(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** The given half (left of x = 0) in the lit colour and its mirror image in the shaded one. */
export function mirrored(d: string, lit: string, shaded: string): string {
  return fill(d, lit) + fill(d, shaded, 'transform="scale(-1 1)"');
}

/** The parts as given, and mirrored. */
export function pair(...parts: string[]): string {
  return stamped(['', 'scale(-1 1)'], ...parts);
}

/** The same parts once per transform. Their markup is written once. */
export function stamped(transforms: readonly string[], ...parts: string[]): string {
  const one = parts.join('');
  const id = nameFor(one);
  const uses = transforms.map((transform) =>
    transform === '' ? `<use href="#${id}"/>` : `<use href="#${id}" transform="${transform}"/>`,
  );
  return `<defs><g id="${id}">${one}</g></defs>${uses.join('')}`;
}

/** A short id derived from the content, so equal parts share it without a counter. */
function nameFor(content: string): string {
  let hash = 0;
  for (let i = 0; i < content.length; i++) hash = (Math.imul(hash, 31) + content.charCodeAt(i)) | 0;
  return `p${(hash >>> 0).toString(36)}`;
}

/** Parts with a dark rim around their combined silhouette, to separate them from the background. */
export function outlined(parts: string, transform: string, colour: string): string {
  const id = nameFor(parts);
  const rim = `fill="${colour}" stroke="${colour}" stroke-width="9"`;
  return `<defs><g id="${id}">${parts}</g></defs><g transform="${transform}"><use href="#${id}" ${rim}/><use href="#${id}"/></g>`;
}

/** A complete SVG file of `width` by `height` px. */
export function svgFile(width: number, height: number, ...parts: string[]): string {
  const content = parts.join('').replace(/ d="[^"]*"/g, tightened);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

/** Shortens path data: no space before a minus, no zero before a decimal point. */
function tightened(d: string): string {
  return d.replace(/ -/g, '-').replace(/([^\d.])0\.(?=\d)/g, '$1.');
}

function attrs(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
