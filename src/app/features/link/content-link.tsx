import type { ComponentProps, ReactNode } from 'react';
import { isEntrance, withReturn } from '../../../config/derived-paths.ts';
import type { Link } from '../../../lib/link.ts';
import { useApp } from '../../state/context.ts';
import { useAddress } from '../../state/live-values/use-address.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { isLinkVisible } from './visible-links.ts';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  link: Link;
  /** Whether to open a new tab; by default only external pages do. */
  newTab?: boolean | undefined;
  children: ReactNode;
}

/** A link from content. Renders nothing if this site does not have the page (CFG-3). */
export function ContentLink({ link, newTab, children, ...rest }: ContentLinkProps) {
  const { config, isMounted } = useApp();
  if (!isLinkVisible(link, isMounted)) return null;
  if (link.kind === 'internal') {
    // Others need no address, so a navigation does not render them again (PF-9).
    const Internal = isEntrance(config.routes, link.to) ? EntranceLink : SiteLink;
    return (
      <Internal {...rest} to={link.to} {...(newTab && { target: '_blank' })}>
        {children}
      </Internal>
    );
  }
  const isPage = /^https?:/i.test(link.href);
  return (
    <a
      {...rest}
      href={link.href}
      {...(isPage && newTab !== false && { target: '_blank' })}
      {...(isPage && { rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link to login or registration, which lead back to the current page (RTE-7); for a player to the player area. */
function EntranceLink({ to, ...rest }: SiteLinkProps) {
  const { config, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const current = useAddress();
  return <SiteLink {...rest} to={withReturn(config.routes, to, { current, signedIn })} />;
}

function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        rest.onClick?.(event);
        onClick(event);
      }}
    >
      {children}
    </a>
  );
}
