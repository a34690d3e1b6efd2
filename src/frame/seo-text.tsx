import { seoTextQuery } from '../content/seo-text.ts';
import { RichHtml } from '../features/rich-html/rich-html.tsx';
import { useAnswer, useApp } from '../state/context.ts';
import { GENERIC_SEO_PATH } from './frame-queries.ts';

/** The generic text for search engines, below the page. */
export function SeoText() {
  const { value } = useAnswer(seoTextQuery(GENERIC_SEO_PATH, useApp().locale));
  const text = value?.[0];
  if (!text?.html) return null;
  return (
    <section className="seo-text" aria-labelledby="seo-text-title">
      <h2 id="seo-text-title">{text.title}</h2>
      <RichHtml html={text.html} />
    </section>
  );
}
