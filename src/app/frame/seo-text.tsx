import { useSeoTexts } from '../features/page-head/use-seo-text.ts';
import { RichHtml } from '../features/rich-html/rich-html.tsx';

/** The editors' SEO text below the page, or the generic one. */
export function SeoText() {
  const { own, generic } = useSeoTexts();
  const text = own ?? generic;
  if (!text?.html) return null;
  return (
    <section className="seo-text" aria-labelledby="seo-text-title">
      <h2 id="seo-text-title">{text.title}</h2>
      <RichHtml html={text.html} />
    </section>
  );
}
