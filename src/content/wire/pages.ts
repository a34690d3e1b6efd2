import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalText, parseRows, slug } from '../parsing/rows.ts';
import { withHeadingIds } from './heading-ids.ts';
import { ownSeoFields, toOwnSeo } from './own-seo.ts';

const titleRow = v.object({
  slug,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
});

const row = v.object({
  ...titleRow.entries,
  ...ownSeoFields,
  intro: v.fallback(optionalText, null),
  body: optionalText,
  revisedOn: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp())), null),
});

export const parsePage = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'page', schema: row, limit: 1 }, context, async (page) => {
    const { html, headings } = withHeadingIds(await context.cleanHtml(page.body ?? ''));
    return {
      slug: page.slug,
      title: page.title,
      ...(page.intro && { intro: page.intro }),
      body: html,
      headings,
      ...(page.revisedOn && { revised: page.revisedOn }),
      ...toOwnSeo(page, context),
    };
  });

export const parsePageTitles = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'page', schema: titleRow, limit: 50 }, context, (entry) => entry);
