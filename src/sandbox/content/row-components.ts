import { component, components, flag, integer, one, text, time } from './attributes.ts';

// Components used in rows of one type only.

export const siteMapLinks = components({
  label: text({ required: true }),
  order: integer(),
  externalUrl: text(),
  urlParam: text(),
  route: one('route'),
});
export const children = components({
  label: text({ required: true }),
  url: text({ required: true }),
  showOnlyToLoggedPlayers: flag(),
});
export const openingHours = components({
  day: text({ required: true }),
  opens: time(),
  closes: time(),
  closed: flag(),
});
/** Exceptions to the weekly hours, by date (`YYYY-MM-DD`). */
export const exceptionalDays = components({
  date: text({ required: true }),
  opens: time(),
  closes: time(),
  closed: flag(),
});
export const services = components({ code: text({ required: true }) });
export const address = component({
  street: text(),
  city: text(),
  postalCode: text(),
  country: text(),
});
