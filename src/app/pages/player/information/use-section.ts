import { useEffect } from 'react';

/** Parts of the page that an address may name. */
const SECTIONS = ['personal-data', 'contact'];

/** Opens the page at the part that the address names (AUT-4); another name changes nothing. */
export function useSection(name: string | null): void {
  useEffect(() => {
    if (name === null || !SECTIONS.includes(name)) return;
    const section = document.getElementById(name);
    section?.scrollIntoView({ block: 'start' });
  }, [name]);
}
