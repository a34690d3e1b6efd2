import { widgetComponents } from '../home/widget-components.ts';
import {
  anyJson,
  datetime,
  flag,
  float,
  integer,
  many,
  media,
  one,
  oneOf,
  text,
} from './attributes.ts';
import { type Attributes, type ContentType, contentType } from './content-type.ts';
import {
  address,
  children,
  exceptionalDays,
  openingHours,
  services,
  siteMapLinks,
} from './row-components.ts';

const localized = (name: string, endpoint: string, attributes: Attributes) =>
  contentType(name, endpoint, attributes, { localized: true });

const needed = { required: true };
const shared = { shared: true };
const order = integer(shared);

/** Metadata of a page entry for search engines and social sharing. */
const seo = {
  metaTitle: text(),
  metaDescription: text(),
  shareImage: media,
  noIndex: flag(),
};

/** A file of the media library. Has no endpoint of its own; media attributes refer to it. */
export const fileType = contentType('file', '', {
  name: text(needed),
  alternativeText: text(),
  caption: text(),
  focalPoint: anyJson(),
  width: integer(),
  height: integer(),
  formats: anyJson(),
  hash: text(needed),
  ext: text(),
  mime: text(needed),
  size: float(),
  url: text(needed),
  previewUrl: text(),
  provider: text(),
  provider_metadata: anyJson(),
});

/** All types; content-types.ts maps them to endpoints. */
export const contentTypes: readonly ContentType[] = [
  fileType,
  localized('home', 'homes', { title: text(needed), homeContent: many('home-content') }),
  localized('home-content', 'home-contents', {
    slug: text(needed),
    parent: one('home-content'),
    widget: one('widget'),
  }),
  localized('widget', 'widgets', {
    name: text(needed),
    title: text(),
    specificFields: { kind: 'zone', components: widgetComponents, max: 1 },
  }),
  localized('sitemap-block', 'sitemap-blocks', { label: text(needed), order, siteMapLinks }),
  localized('footer-help-link', 'footer-help-links', {
    label: text(needed),
    externalLink: text(),
    route: one('route'),
    openLinkInNewTab: flag(),
    order,
  }),
  contentType('footer-legal-link', 'footer-legal-links', {
    name: text(needed),
    image: media,
    externalUrl: text(),
    route: one('route'),
    order: integer(),
  }),
  localized('desktop-menu', 'desktop-menus', { label: text(needed), url: text(needed), order }),
  localized('mobile-menu', 'mobile-menus', {
    label: text(needed),
    url: text(needed),
    icon: media,
    order,
  }),
  localized('burger-menu', 'burger-menus', {
    label: text(needed),
    url: text(),
    icon: media,
    children,
    order,
  }),
  contentType('social-network', 'social-networks', { url: text(needed), icon: text(needed) }),
  localized('footer-sponsored-item', 'footer-sponsored-items', {
    name: text({ required: true, shared: true }),
    title: text(),
    image: media,
    hideImageSeparator: flag(),
    customHeight: integer(),
  }),
  contentType('footer-powered-by', 'footer-powered-bys', {
    name: text(needed),
    externalLink: text(),
  }),
  localized('footer-text', 'footer-texts', { content: text(needed) }),
  contentType('route', 'routes', { name: text(needed), url: text(needed) }),
  localized('help-category', 'help-categories', {
    key: text({ required: true, shared: true }),
    title: text(needed),
    icon: text(),
    order,
    articles: many('help-article', 'category'),
  }),
  localized('help-article', 'help-articles', {
    question: text(needed),
    slug: text(needed),
    answer: text(),
    order,
    category: one('help-category'),
  }),
  localized('promotion', 'promotions', {
    title: text(needed),
    slug: text(needed),
    summary: text(),
    body: text(),
    terms: text(),
    image: media,
    category: oneOf(['casino', 'sports', 'live', 'poker']),
    startDate: datetime(),
    endDate: datetime(),
    optIn: flag(),
    ctaLabel: text(),
    ctaUrl: text(),
    order,
  }),
  localized('page', 'pages', {
    slug: text({ required: true, shared: true }),
    title: text(needed),
    intro: text(),
    body: text(),
    revisedOn: datetime(shared),
    ...seo,
    order,
  }),
  localized('landing-page', 'landing-pages', {
    slug: text({ required: true, shared: true }),
    title: text(needed),
    claim: text(),
    image: media,
    mobileImage: media,
    ctaLabel: text(),
    ctaUrl: text(),
    smallPrint: text(),
    landingContent: many('home-content'),
    ...seo,
  }),
  contentType('store', 'stores', {
    name: text(needed),
    slug: text(),
    address: text(),
    city: text(),
    postalCode: text(),
    latitude: float(),
    longitude: float(),
    phone: text(),
    country: text(),
    timeZone: text(),
    image: media,
    openingHours,
    exceptionalDays,
    services,
  }),
  contentType(
    'store-map',
    'store-map',
    { ground: anyJson(), attribution: text() },
    { single: true },
  ),
  localized('seo-text', 'seo-texts', {
    path: text({ required: true, shared: true }),
    title: text(),
    metaTitle: text(),
    metaDescription: text(),
    content: text(),
    shareImage: media,
  }),
  localized('banner', 'banners', {
    title: text(needed),
    subtitle: text(),
    position: text({ required: true, shared: true }),
    image: media,
    mobileImage: media,
    linkUrl: text(),
    ctaLabel: text(),
    audience: oneOf(['all', 'anonymous', 'players'], { initial: 'all' }),
    startDate: datetime(),
    endDate: datetime(),
    order,
  }),
  localized('cms-message', 'cms-messages', {
    code: text({ required: true, shared: true }),
    title: text(needed),
    message: text(),
  }),
  contentType(
    'company-info',
    'company-info',
    {
      name: text(needed),
      legalName: text(),
      phone: text(),
      email: text(),
      url: text(),
      logo: media,
      smallLogo: media,
      address,
    },
    { single: true },
  ),
];
