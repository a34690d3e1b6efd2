import defaultSite from '../../config/default-site.json' with { type: 'json' };
import { needed, text } from '../content/attributes.ts';
import type { ContentFamily } from '../content/content-family.ts';
import { contentType } from '../content/content-type.ts';

const types = [contentType('route', 'routes', { name: text(needed), url: text(needed) })];

const { legal, ...pages } = defaultSite.routes;

/** The routes of the site and its legal texts, by the names of the configuration. */
const routes = {
  home: '/',
  ...pages,
  terms: `${legal}/terms`,
  privacy: `${legal}/privacy`,
  'responsible-gaming': `${legal}/responsible-gaming`,
};

export type RouteName = keyof typeof routes;

export const family: ContentFamily = {
  types,
  seed(seeder) {
    for (const [name, url] of Object.entries(routes)) {
      seeder.add('route', name, () => ({ name, url }));
    }
  },
};
