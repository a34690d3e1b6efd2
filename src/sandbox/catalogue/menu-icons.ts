/** Icons an editor can give a menu item; the picture of each is `icon-<name>.svg`. */
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
