import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Picture } from '../contract/types.ts';
import type { Image } from '../image.ts';

const list = v.object({ items: v.array(v.unknown()) });

/**
 * Parses the entries of an operator list. Leaves out invalid ones and reports them once (REQ-10).
 * @returns undefined if the response is not a list
 */
export function parseItems<S extends v.GenericSchema, T>(
  wire: unknown,
  what: { type: string; schema: S; limit: number },
  context: ParseContext,
  toModel: (item: v.InferOutput<S>) => T | undefined,
): T[] | undefined {
  const parsed = v.safeParse(list, wire);
  if (!parsed.success) return undefined;
  return parsed.output.items.slice(0, what.limit).flatMap((entry) => {
    const item = v.safeParse(what.schema, entry);
    const model = item.success ? toModel(item.output) : undefined;
    if (model !== undefined) return [model];
    if (!item.success) context.report(`${what.type} left out: ${v.summarize(item.issues)}`);
    return [];
  });
}

/** @param base the operator's base, which completes the path if the operator is on another origin */
export function toImage(source: Picture, base: string): Image {
  const elsewhere = source.url.startsWith('/') && !base.startsWith('/');
  return {
    src: elsewhere ? new URL(base).origin + source.url : source.url,
    width: source.width,
    height: source.height,
  };
}
