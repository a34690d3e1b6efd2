import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Link } from '../../../lib/link.ts';
import { useApp } from '../../state/context.ts';
import { isLinkVisible } from './visible-links.ts';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  link: Link;
  /** Whether to open a new tab; by default only external pages do. */
  newTab?: boolean | undefined;
  children: ReactNode;
}

/** A link from content. Renders nothing if this site does not have the page (CFG-3). */
export function ContentLink({ link, newTab, children, ...rest }: ContentLinkProps) {
  const { isMounted } = useApp();
  if (!isLinkVisible(link, isMounted)) return null;
  if (link.kind === 'internal') {
    // `discover` marks links for framework mode alone: 100 bytes of every home page.
    return (
      <RouterLink {...rest} to={link.to} discover="none" {...(newTab && { target: '_blank' })}>
        {children}
      </RouterLink>
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
