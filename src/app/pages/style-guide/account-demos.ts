import type { Demo } from '../../ui/demo.ts';

/**
 * Demos of account, help and shop pages. They are large, and most visitors of the style guide do not scroll to them.
 */
export const accountDemos = Object.values(
  import.meta.glob<Demo>(
    [
      '../{player,login,registration,password,play,promotion,help,text-page,payment-methods,stores}/**/*.demo.tsx',
      '../../features/{sign-in,session,dialogs,install,play,push}/*.demo.tsx',
      '../../frame/header/player-controls.demo.tsx',
    ],
    { eager: true, import: 'demo' },
  ),
).sort((a, b) => a.title.localeCompare(b.title, 'en'));
