import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Link } from '../../lib/link.ts';
import { useApp } from '../../state/context.ts';
import { isLinkVisible } from './visible-links.ts';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  link: Link;
  /** The editor asked for a new tab; external pages always get one. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link from content. One to a page that this site does not have renders nothing (CFG-3). */
export function ContentLink({ link, newTab = false, children, ...rest }: ContentLinkProps) {
  const { isMounted } = useApp();
  if (!isLinkVisible(link, isMounted)) return null;
  if (link.kind === 'internal') {
    return (
      <RouterLink {...rest} to={link.to} {...(newTab && { target: '_blank' })}>
        {children}
      </RouterLink>
    );
  }
  const isPage = /^https?:/i.test(link.href);
  return (
    <a {...rest} href={link.href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
