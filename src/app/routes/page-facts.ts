import type { Page, PageFacts } from '../pages/page-manifest.ts';
import { nameOf } from './page-manifests.ts';

/** Server-side facts of the manifests. */
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

/** Source file of a route's page, to find its files in the build. */
export const moduleOf = (id: string): string | undefined => modules.get(id);

function moduleIn(manifest: string, name: string): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return manifest.replace('../', 'src/app/').replace('page.ts', `${file}-page.tsx`);
}
