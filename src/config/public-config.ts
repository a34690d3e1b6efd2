import type { EndpointFamily, SiteConfig } from './site-config.ts';

/** The part of the configuration that travels to the browser: everything but the server's own addresses. */
export interface PublicConfig extends Omit<SiteConfig, 'endpoints'> {
  endpoints: Record<EndpointFamily, string>;
}

/** @returns the configuration as the browser may see it; endpoints are the browser's bases. */
export function toPublicConfig(config: SiteConfig): PublicConfig {
  return { ...config, endpoints: endpointBases(config, 'browser') };
}

/** Base address per family as one side calls it: a path of the same origin, or absolute. */
export function endpointBases(
  config: SiteConfig,
  side: 'browser' | 'server',
): Record<EndpointFamily, string> {
  const bases = Object.entries(config.endpoints).map(([family, endpoint]) => {
    if (typeof endpoint === 'string') return [family, endpoint];
    return [family, side === 'server' ? endpoint.internal : endpoint.url];
  });
  return Object.fromEntries(bases) as Record<EndpointFamily, string>;
}
