import type { EntryStore } from '../content/entry-store.ts';
import { seedHome } from '../home/seed-home.ts';
import { seedBanners } from './banners.ts';
import { seedBurgerMenu } from './burger-menu.ts';
import { seedCompanyInfo, seedMessages, seedSeoTexts } from './company.ts';
import {
  seedFooterText,
  seedHelpLinks,
  seedLegalLinks,
  seedPoweredBy,
  seedSocialNetworks,
  seedSponsors,
} from './footer.ts';
import { seedHelp } from './help.ts';
import { seedLandingPages } from './landing-pages.ts';
import { seedDesktopMenu, seedMobileMenu } from './menus.ts';
import { seedPages } from './pages/pages.ts';
import { seedPromotions } from './promotions.ts';
import { seedRoutes } from './routes.ts';
import { createSeeder, type Seeder } from './seeder.ts';
import { seedSitemap } from './sitemap.ts';
import { seedStoreMap, seedStores } from './stores.ts';

/** In the order in which an editor would create them. */
const families: readonly ((seeder: Seeder) => void)[] = [
  seedRoutes,
  seedDesktopMenu,
  seedMobileMenu,
  seedBurgerMenu,
  seedSitemap,
  seedHelpLinks,
  seedLegalLinks,
  seedSocialNetworks,
  seedSponsors,
  seedPoweredBy,
  seedFooterText,
  seedCompanyInfo,
  seedMessages,
  seedSeoTexts,
  seedHelp,
  seedPromotions,
  seedPages,
  seedStores,
  seedStoreMap,
  seedBanners,
  seedHome,
  seedLandingPages,
];

/** Fills an empty content system with the brand's content, all published. */
export function seed(store: EntryStore, start: Date): void {
  seedWith(createSeeder(store, start));
}

export function seedWith(seeder: Seeder): void {
  for (const family of families) family(seeder);
}
