import type { ParseWidget } from '../../content/home.ts';
import type { ParseFields } from './widget-fields.ts';

/** Parsers by the path of their folder, which is named after the slug. */
const kinds = import.meta.glob<ParseFields<object>>('./*/fields.ts', {
  eager: true,
  import: 'fields',
});

/** Parser for the fields of a kind of widget; undefined for a kind that the site does not have. */
export const parserOf = (slug: string): ParseWidget | undefined => {
  const parse = kinds[`./${slug}/fields.ts`];
  return (
    parse &&
    (async (fields, context) => {
      const kind = kindOf(fields);
      if (kind === undefined || kind === slug) return parse(fields, context);
      context.report(`its fields are those of ${kind}`);
      return undefined;
    })
  );
};

/** The kind named by the content system, such as `rich-text` for `widget.rich-text`. */
function kindOf(fields: unknown): string | undefined {
  const { __component: uid } = Object(fields);
  return typeof uid === 'string' ? uid.replace(/^.*\./, '') : undefined;
}
