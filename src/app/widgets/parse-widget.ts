import type { ParseWidget } from '../../content/home.ts';
import type { ParseFields } from './widget-fields.ts';

/** By folder, which is named for the slug. */
const kinds = import.meta.glob<ParseFields<object>>('./*/fields.ts', {
  eager: true,
  import: 'fields',
});

/** How the fields of a kind of widget are read; undefined for a kind that the site does not have. */
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

/** The kind that the content system says its fields are of, such as `rich-text` of `widget.rich-text`. */
function kindOf(fields: unknown): string | undefined {
  const { __component: uid } = Object(fields);
  return typeof uid === 'string' ? uid.replace(/^.*\./, '') : undefined;
}
