import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointBases } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { MOMENTARY_HEADERS } from '../lib/base-headers.ts';
import type { FramedPart } from '../lib/framed-part.ts';
import { createIsKnownHost } from '../lib/known-hosts.ts';
import { createListener } from '../lib/listener.ts';
import { refuse, transportHeaders } from '../lib/open-server.ts';
import type { Environment } from './environment.ts';
import { listen } from './running.ts';

type Handler = (req: IncomingMessage, res: ServerResponse, address: string) => Promise<void>;

export interface FramesListener {
  /** The public origin. */
  readonly origin: string;
  /** The parts that it serves, without those that are configured elsewhere. */
  readonly parts: readonly FramedPart[];
  answerWith(handler: Handler): void;
  close(): void;
}

/** Whether a base is a path of this site, which the embedded operator serves. @param base undefined without the endpoint */
export const isOwn = (base: string | undefined): boolean => base?.startsWith('/') === true;

/**
 * Starts the listener for framed pages of the embedded operator. As in production they have a separate origin.
 * @returns undefined if all of them are elsewhere
 */
export async function listenForFrames(
  environment: Environment,
  config: SiteConfig,
): Promise<FramesListener | undefined> {
  const parts = framedParts(config);
  if (parts.length === 0) return undefined;
  const { host, framesPort, framesOrigin, proxies } = environment;
  const isKnownHost = createIsKnownHost(config, environment);
  let handler: Handler | undefined;
  const headers = transportHeaders(config.siteUrl);
  const server = createListener({ proxies, isKnownHost, headers }, (req, res, { address }) => {
    if (handler) void handler(req, res, address);
    else
      refuse(req, res, {
        status: 503,
        sentence: 'Starting',
        refusal: { ...MOMENTARY_HEADERS, 'Retry-After': '1' },
      });
  });
  await listen(server, { port: framesPort, host, variable: 'FRAMES_PORT' });
  return {
    origin: framesOrigin ?? originFor(server.address() as AddressInfo),
    parts,
    answerWith(next) {
      handler = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The origin of the frames for a browser on this machine. At 127.0.0.1 they are also another site than `localhost`, so
 * no cookies are shared. A listener at ::1 does not answer there, and policies cannot name ::1 itself.
 */
export const originFor = ({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string =>
  `http://${address === '::1' ? 'localhost' : '127.0.0.1'}:${port}`;

function framedParts({ chat, gtm, ...config }: SiteConfig): FramedPart[] {
  const { sportsbook, slotsSession } = endpointBases(config, 'browser');
  const bases: [FramedPart, string | undefined][] = [
    ['sportsbook', sportsbook],
    ['games', slotsSession],
    ['chat', chat?.baseUrl],
    ['tags', gtm?.scriptUrl],
  ];
  return bases.flatMap(([part, base]) => (isOwn(base) ? [part] : []));
}

/** Adds the origin of the embedded frames to the configuration, unless it sets another one. */
export function withFrames(config: SiteConfig, origin: string): SiteConfig {
  const { sportsbook, slotsSession } = endpointBases(config, 'browser');
  const endpoints = isOwn(sportsbook)
    ? { ...config.endpoints, sportsbook: `${origin}/sportsbook` }
    : config.endpoints;
  const frameOrigins = isOwn(slotsSession) ? [...config.frameOrigins, origin] : config.frameOrigins;
  const { chat, gtm } = config;
  return {
    ...config,
    endpoints,
    frameOrigins,
    ...(chat && isOwn(chat.baseUrl) && { chat: { ...chat, baseUrl: `${origin}/chat` } }),
    ...(gtm && isOwn(gtm.scriptUrl) && { gtm: { ...gtm, scriptUrl: `${origin}/tags/api/gtm.js` } }),
  };
}

/** Both loopback names under which a browser may have opened the site. */
export function loopbackNames(origin: string): string[] {
  const { port } = new URL(origin);
  return ['localhost', '127.0.0.1'].map((name) => `http://${name}${port && `:${port}`}`);
}
