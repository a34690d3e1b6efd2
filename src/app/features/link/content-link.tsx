import type { ComponentProps, ReactNode } from 'react';
import type { Link } from '../../../lib/link.ts';
import { useApp } from '../../state/context.ts';
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
  const { isMounted } = useApp();
  const { hrefOf, onClick } = usePlainLinks();
  if (!isLinkVisible(link, isMounted)) return null;
  if (link.kind === 'internal') {
    return (
      <a
        {...rest}
        href={hrefOf(link.to)}
        onClick={(event) => {
          rest.onClick?.(event);
          onClick(event);
        }}
        {...(newTab && { target: '_blank' })}
      >
        {children}
      </a>
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
