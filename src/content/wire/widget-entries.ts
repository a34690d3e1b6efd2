import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { HeroSlide } from '../home-widgets.ts';
import { readLink } from './read-link.ts';
import { firstOf, optionalText } from './rows.ts';

/** More slides or questions than one widget shows. */
const MOST_ENTRIES = 100;

const slide = v.object({
  title: v.string(),
  text: optionalText,
  url: optionalText,
  ctaLabel: optionalText,
});
const question = v.object({ question: v.string(), answer: v.string() });

export const toSlides = (entries: readonly unknown[], context: ParseContext): HeroSlide[] =>
  fitting(slide, entries, 'slide', context).map(({ title, text, url, ctaLabel }) => {
    const link = readLink(url, `url of slide ${title}`, context);
    return {
      title,
      ...(text && { text }),
      ...(link && { link }),
      ...(ctaLabel && { ctaLabel }),
    };
  });

export const toQuestions = (entries: readonly unknown[], context: ParseContext) =>
  Promise.all(
    fitting(question, entries, 'question', context).map(async (asked) => ({
      question: asked.question,
      answer: await context.cleanHtml(asked.answer),
    })),
  );

/** The entries of a widget that fit; the others cost themselves only, and are told to the log (REQ-10). */
function fitting<S extends v.GenericSchema>(
  schema: S,
  entries: readonly unknown[],
  name: string,
  context: ParseContext,
): v.InferOutput<S>[] {
  return firstOf(entries, MOST_ENTRIES, `${name}s`, context).flatMap((entry) => {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success) return [parsed.output];
    context.report(`a ${name} left out: ${v.summarize(parsed.issues)}`);
    return [];
  });
}
