interface LaunchQueue {
  setConsumer(consume: (launch: { targetURL?: string }) => void): void;
}

/**
 * Opens shortcuts and links in the open window (`launch_handler` in the manifest). The app's own icon just focuses it.
 * @param isHome whether a path is home, in any language
 * @param open navigates to a path with its query
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
