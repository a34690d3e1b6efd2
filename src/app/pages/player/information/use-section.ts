import { useEffect } from 'react';

/** Sections that the query string may name. */
const SECTIONS = ['personal-data', 'contact'];

/** Scrolls to the section named in the query string (AUT-4); unknown names are ignored. */
export function useSection(name: string | null): void {
  useEffect(() => {
    if (name === null || !SECTIONS.includes(name)) return;
    const section = document.getElementById(name);
    section?.scrollIntoView({ block: 'start' });
  }, [name]);
}
