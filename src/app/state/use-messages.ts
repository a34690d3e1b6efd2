import { useEffect, useState } from 'react';
import type { MessageArea } from '../i18n/text.ts';
import { useApp } from './context.ts';

/**
 * Loads the messages of an area.
 * @param area undefined loads nothing
 * @returns whether they are there; undefined while they load
 */
export function useMessages(area: MessageArea | undefined): boolean | undefined {
  const { addMessages } = useApp();
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    if (area === undefined) return;
    addMessages(area).then(
      () => setThere(true),
      (error: unknown) => {
        console.error(`The messages of ${area} did not load`, error);
        setThere(false);
      },
    );
  }, [area, addMessages]);
  return isThere;
}
