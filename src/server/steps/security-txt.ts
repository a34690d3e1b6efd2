import type { SiteConfig } from '../../config/site-config.ts';
import { DATA_HEADERS } from '../../lib/base-headers.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { reply, type Step } from '../exchange.ts';

const PATH = `${SERVER_PATHS.wellKnown}/security.txt`;
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116). Does not exist without a contact. */
export function securityTextStep(config: SiteConfig, now: () => number = Date.now): Step {
  const contact = securityContact(config);
  return (exchange) => {
    if (contact === undefined || exchange.url.pathname !== PATH) return false;
    const until = (Math.floor(now() / DAY_MS) + VALID_DAYS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(until).toISOString()}`,
      `Preferred-Languages: ${config.languages.join(', ')}`,
      ...(config.siteUrl ? [`Canonical: ${config.siteUrl}${PATH}`] : []),
    ];
    return reply(
      exchange,
      200,
      {
        ...DATA_HEADERS,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
      `${lines.join('\n')}\n`,
    );
  };
}

/** The configured contact, else the brand's address. */
export const securityContact = ({
  securityContact: said,
  company,
}: SiteConfig): string | undefined => said ?? (company.email && `mailto:${company.email}`);
