import type { MouseEvent } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { previewDoor } from '../../../lib/path-prefix.ts';
import { useApp } from '../../state/context.ts';

/** Returns the address of the current page in another language, for a plain link: each language is a document. */
export function usePathIn(): (language: string) => string {
  const { defaultAppLanguage } = useApp().config;
  const { pathname, search } = useLocation();
  const door = previewDoor(useHref('/'));
  return (language) => {
    const prefix = door + (language === defaultAppLanguage ? '' : `/${language}`);
    const path = prefix && pathname === '/' ? '' : pathname;
    return prefix + path + search;
  };
}

/** Adds the fragment of the current URL to a pressed link: the server, which rendered the link, does not get it. */
export const keepFragment = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.hash = location.hash;
};
