import type { Seeder } from './seeder.ts';

/** The site's pages that editors can link to, by name. */
const routes = {
  home: '/',
  games: '/games',
  providers: '/providers',
  sports: '/sports',
  'sports-live': '/sports/live',
  promotions: '/promotions',
  help: '/help',
  stores: '/stores',
  sitemap: '/sitemap',
  cookies: '/cookies',
  'payment-methods': '/payment-methods',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  'responsible-gaming': '/legal/responsible-gaming',
};

export type RouteName = keyof typeof routes;

export function seedRoutes(seeder: Seeder): void {
  for (const [name, url] of Object.entries(routes)) {
    seeder.add('route', name, () => ({ name, url }));
  }
}
