/** Icons that an editor can choose for a menu item; each picture is `icon-<name>.svg`. */
export const menuIcons = [
  'home',
  'casino',
  'slots',
  'live',
  'sports',
  'promotions',
  'search',
  'games',
  'jackpot',
  'help',
  'stores',
  'account',
  'ticket',
] as const;

export type MenuIcon = (typeof menuIcons)[number];
