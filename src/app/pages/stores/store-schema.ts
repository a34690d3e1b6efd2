import type { Store } from '../../../content/stores.ts';
import { type Span, WEEKDAYS } from '../../../lib/opening-hours.ts';

/**
 * Describes a shop to search engines (schema.org LocalBusiness).
 * @param url of the shop's page
 * @param siteUrl makes a picture's URL absolute, if configured
 */
export function storeSchema(
  { name, address, city, postalCode, country, position, phone, image, hours }: Store,
  { url, siteUrl = '', company }: { url: string; siteUrl: string | undefined; company: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    name,
    url,
    parentOrganization: { '@type': 'Organization', name: company },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      postalCode,
      ...(country && { addressCountry: country }),
    },
    ...(image && { image: image.src.startsWith('/') ? siteUrl + image.src : image.src }),
    ...(phone && { telephone: phone }),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(hours && {
      openingHoursSpecification: hours.week.flatMap((spans, index) =>
        spans.map((span) => ({ ...opening(span), dayOfWeek: capital(WEEKDAYS[index] ?? '') })),
      ),
      specialOpeningHoursSpecification: Object.entries(hours.exceptions).flatMap(([date, spans]) =>
        (spans.length > 0 ? spans : [CLOSED]).map((span) => ({
          ...opening(span),
          validFrom: date,
          validThrough: date,
        })),
      ),
    }),
  };
}

/** Opens and closes at midnight, which search engines read as closed. */
const CLOSED: Span = { opens: 0, closes: 0 };

function opening({ opens, closes }: Span) {
  const isWholeDay = closes - opens === 1440;
  return {
    '@type': 'OpeningHoursSpecification',
    opens: clock(isWholeDay ? 0 : opens),
    // Midnight to midnight would read as closed.
    closes: isWholeDay ? '23:59' : clock(closes % 1440),
  };
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
