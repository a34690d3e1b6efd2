import { mountPlayer } from './mount-player.tsx';

/** Mounts the site again for the same player, as after a reload. Only data on the device is kept. */
export async function reload(
  { app, screen, session }: Awaited<ReturnType<typeof mountPlayer>>,
  path: string,
  options: Parameters<typeof mountPlayer>[1] = {},
) {
  const tab = { ...sessionStorage };
  // This tab drops the session, but its cookie stays.
  await app.player.session.signOut('elsewhere');
  await screen.unmount();
  Object.assign(sessionStorage, tab);
  return mountPlayer(path, { ...options, session });
}
