import type { Demo } from '../../ui/demo.ts';

/** What the pages of an account, of help and of the shops are made of: much, and most who look at the style guide do not come here. */
export const accountDemos = Object.values(
  import.meta.glob<Demo>(
    [
      '../{player,login,registration,password,game-play,promotion,help,text-page,payment-methods,stores}/**/*.demo.tsx',
      '../../features/{sign-in,session,dialogs,install,play,push}/*.demo.tsx',
      '../../frame/header/player-controls.demo.tsx',
    ],
    { eager: true, import: 'demo' },
  ),
).sort((a, b) => a.title.localeCompare(b.title, 'en'));
