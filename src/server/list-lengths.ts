import type { Http } from '../http/http.ts';
import { describeLength } from './meaning.ts';

/** Page sizes of the site's content queries (SPEC.md section 7). */
const PAGE_SIZES: Record<string, number> = {
  'desktop-menus': 100,
  'mobile-menus': 25,
  'burger-menus': 100,
  'sitemap-blocks': 50,
  'footer-help-links': 50,
  'footer-legal-links': 50,
  'social-networks': 50,
  promotions: 100,
  stores: 100,
  'help-categories': 50,
  pages: 50,
};

/** One line per content list that is longer than its page size (CFG-6). Answers nothing for a list it cannot read. */
export async function describeListLengths(http: Http, contentBase: string): Promise<string[]> {
  const lines = await Promise.all(
    Object.entries(PAGE_SIZES).map(async ([type, shown]) => {
      const answer = await http.request({
        url: `${contentBase}/api/${type}?pagination[limit]=1`,
        anonymous: true,
        timeoutMs: 1500,
      });
      if (!answer.ok) return [];
      const body = answer.value as { meta?: { pagination?: { total?: unknown } } } | undefined;
      const total = Number(body?.meta?.pagination?.total);
      return total > shown ? [describeLength({ type, total, shown })] : [];
    }),
  );
  return lines.flat();
}
