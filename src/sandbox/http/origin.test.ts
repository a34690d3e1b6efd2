import { expect, it } from 'vitest';
import { refuseOtherSites, siteOrigin } from './origin.ts';
import type { SandboxRequest } from './request.ts';

const SITE = 'https://site.example';
const ELSEWHERE = 'https://operator.example';
const fetchSites = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const origins = [SITE, ELSEWHERE, 'https://site.example.evil', 'http://site.example', 'null', ''];

it('AUT-3 S10 B27 B28 accepts the cookie only from the site, for all browser headers', () => {
  for (const isAlone of [false, true]) {
    const host = isAlone ? 'operator.example' : 'site.example';
    const allowed = origins.flatMap((origin) =>
      fetchSites
        .filter((fetchSite) => {
          const headers = { host, ...(origin && { origin }), 'sec-fetch-site': fetchSite };
          const request = { headers } as unknown as SandboxRequest;
          try {
            refuseOtherSites(request, isAlone ? [SITE] : []);
            return true;
          } catch (error) {
            expect(error).toMatchObject({ status: 403, code: 'cross_site_blocked' });
            return false;
          }
        })
        .map((fetchSite) => `${fetchSite} ${origin}`),
    );
    // Requests that a browser calls same-origin. Pages cannot set that header.
    const sameOrigin = origins.map((origin) => `same-origin ${origin}`);
    const notCross = fetchSites.filter((fetchSite) => fetchSite !== 'cross-site');
    const own = isAlone
      ? [`undefined ${ELSEWHERE}`, ...notCross.map((fetchSite) => `${fetchSite} ${SITE}`)]
      : [`undefined ${SITE}`, `undefined http://site.example`];
    expect(new Set(allowed)).toEqual(new Set([...sameOrigin, ...own]));
  }
});

it('AUT-3 S10 uses the configured site origin behind a proxy with another host', () => {
  const headers = { host: '10.0.0.7:3000', origin: SITE };
  const request = { headers } as unknown as SandboxRequest;
  expect(() => refuseOtherSites(request, [])).toThrow();
  expect(() => siteOrigin(headers, [])).toThrow();
  refuseOtherSites(request, [SITE]);
  expect(siteOrigin(headers, [SITE]).hostname).toBe('site.example');
});
