import { mountPlayer } from './mount-player.tsx';

/** Mounts the site anew for the same player, as after a reload: nothing is left but what the device keeps. */
export async function reload(
  { app, screen, session }: Awaited<ReturnType<typeof mountPlayer>>,
  path: string,
  options: Parameters<typeof mountPlayer>[1] = {},
) {
  const tab = { ...sessionStorage };
  // This tab lets go of the session; its cookie stays.
  await app.player.session.signOut('elsewhere');
  await screen.unmount();
  Object.assign(sessionStorage, tab);
  return mountPlayer(path, { ...options, session });
}
