import type { Language, Seeder } from '../content/content-family.ts';
import type { Fields } from '../content/entry.ts';
import { ref, type Translated } from './seeder.ts';

/** A block of a page, and the widget that it shows. */
export interface WidgetItem {
  /** The name of the item and its widget in the seed. */
  readonly name: string;
  /** The widget's kind; its component is `widget.<slug>`. */
  readonly slug: string;
  readonly title?: Translated;
  /** The name of the section that contains the item. */
  readonly parent?: string;
  readonly settings: (language: Language) => Fields;
}

/** @param page prefix of each name in the editor */
export function seedItems(seeder: Seeder, page: string, items: readonly WidgetItem[]): void {
  for (const { name, slug, title, parent, settings } of items) {
    seeder.add('widget', name, (language) => ({
      name: `${page}: ${name}`,
      title: title?.[language] ?? null,
      specificFields: [{ __component: `widget.${slug}`, ...settings(language) }],
    }));
    seeder.add('home-content', name, () => ({
      slug,
      parent: parent === undefined ? null : ref('home-content', parent),
      widget: ref('widget', name),
    }));
  }
}
