interface LaunchQueue {
  setConsumer(consume: (launch: { targetURL?: string }) => void): void;
}

/**
 * Opens shortcuts and links in the window that is already open (`launch_handler` of the manifest). The app's own icon
 * brings it back where it was.
 * @param isHome whether a path is home, in any language
 * @param open shows a path of this site, with its query
 */
export function followLaunches(
  isHome: (pathname: string) => boolean,
  open: (path: string) => void,
): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || !URL.canParse(targetURL)) return;
    const target = new URL(targetURL);
    if (target.origin !== location.origin || target.href === location.href) return;
    const isIcon = target.searchParams.has('src') && isHome(target.pathname);
    if (!isIcon) open(target.pathname + target.search);
  });
}
