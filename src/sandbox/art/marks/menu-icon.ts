import type { MenuIcon } from '../../catalogue/menu-icons.ts';
import { house } from '../palette.ts';
import { line, svgFile } from '../svg.ts';

/** Strokes on a 24 px grid, 2 px from its edge. */
const strokes: Record<MenuIcon, string> = {
  home: 'M3 11L12 3l9 8M5.5 9.5V21h13V9.5M10 21v-6h4v6',
  casino: 'M4 4h11v16H4zM15 6.5l5.5 1.5-3.5 12.5-2-.5M9.5 8.5l2.5 3.5-2.5 3.5L7 12z',
  slots: 'M2.5 4h15v16h-15zM20.5 13.5V7.5M17.5 13.5h3M20.5 5h.01M6.5 8.5h7l-4 7.5M7.5 12.5h4.5',
  live: 'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8 16a5.6 5.6 0 0 1 0-8M16 8a5.6 5.6 0 0 1 0 8M5 19A10 10 0 0 1 5 5M19 5a10 10 0 0 1 0 14',
  sports:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5l3.5 2.5-1.3 4H9.8l-1.3-4zM12 8.5V3M15.5 11l5-2M14.2 15l3.3 4M9.8 15l-3.3 4M8.5 11l-5-2',
  promotions: 'M4 10h16v4H4zM5.5 14v7h13v-7M12 10v11M12 10C7 10 6 4 9 4s3 6 3 6 0-6 3-6 2 6-3 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  games:
    'M3.5 3.5h6.5v6.5H3.5zM14 3.5h6.5v6.5H14zM3.5 14h6.5v6.5H3.5zM17.3 13.4l1.1 2.5 2.7.2-2 1.8.6 2.7-2.4-1.4-2.4 1.4.6-2.7-2-1.8 2.7-.2z',
  jackpot: 'M4 18L2.5 8 8 12l4-7 4 7 5.5-4L20 18zM4 21h16',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2.1M12 17h.01',
  stores: 'M5 11v10h14V11M3 9l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M9.5 21v-5h5v5',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.5-4 3.5-6 8-6s7.5 2 8 6',
  ticket: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 9v1M14 12v.01M14 14v1',
};

/** A menu icon, 24x24, in ivory strokes. */
export function drawMenuIcon(name: MenuIcon): string {
  return svgFile(24, 24, menuIconStrokes(name, house.ivory));
}

/** Only the strokes, on their 24 px grid. */
export function menuIconStrokes(name: MenuIcon, colour: string): string {
  return line(strokes[name], colour, 1.8);
}
