import type { EntryStore } from '../content/entry-store.ts';
import { seedHome } from './home.ts';
import { seedDesktopMenu } from './menus.ts';
import { createSeeder } from './seeder.ts';

/** Fills an empty content system with the brand's content. */
export function seed(store: EntryStore, start: Date): void {
  const seeder = createSeeder(store, start);
  seedDesktopMenu(seeder);
  seedHome(seeder);
}
