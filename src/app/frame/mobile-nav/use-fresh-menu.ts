import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mobileMenuQuery } from '../../../content/menus.ts';
import { useApp } from '../../state/context.ts';

/** The log message as specified (MOB-4). */
export const LOAD_ERROR = 'Error loading mobile nav items';

/**
 * Refetches the bottom bar's menu after each navigation to a page with the bar, also from one without. The old menu
 * stays until a new one arrives (MOB-4).
 */
export function useFreshMenu(isShown: boolean): void {
  const { locale, queries } = useApp();
  const { key } = useLocation();
  const navigation = useRef(key);
  const refresh = useEffectEvent(async () => {
    if (!isShown) return;
    const answer = await queries.refresh(mobileMenuQuery(locale));
    if (!answer.ok) console.error(LOAD_ERROR);
  });
  useEffect(() => {
    if (navigation.current === key) return;
    navigation.current = key;
    void refresh();
  }, [key]);
}
