import type { Page, PageFacts } from '../pages/page-manifest.ts';
import { nameOf } from './page-manifests.ts';

/** What the manifests say for the server alone. */
export const pageFacts: readonly PageFacts[] = Object.values(
  import.meta.glob<PageFacts>('../pages/**/page.ts', { eager: true, import: 'facts' }),
);

const manifests = Object.entries(
  import.meta.glob<readonly Page[]>('../pages/**/page.ts', { eager: true, import: 'pages' }),
);
const modules = new Map<string, string>(
  manifests.flatMap(([manifest, pages]) =>
    pages.map((page) => [nameOf(page), moduleIn(manifest, nameOf(page))] as const),
  ),
);

/** The source file of a page by its route's id, to find its files in the build. */
export const moduleOf = (id: string): string | undefined => modules.get(id);

function moduleIn(manifest: string, name: string): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return manifest.replace('../', 'src/app/').replace('page.ts', `${file}-page.tsx`);
}
