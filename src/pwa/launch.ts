interface LaunchQueue {
  setConsumer(consume: (launch: { targetURL?: string }) => void): void;
}

/** Address of the home screen icon: it brings the app back where it was. */
const isPlainStart = (url: URL): boolean => url.pathname === '/' && url.searchParams.has('src');

/**
 * Opens shortcuts and links in the window that is already open (`launch_handler` of the manifest).
 * @param navigate shows a path of this site, with its query
 */
export function followLaunches(navigate: (path: string) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || !URL.canParse(targetURL)) return;
    const target = new URL(targetURL);
    if (target.origin !== location.origin || target.href === location.href) return;
    if (!isPlainStart(target)) navigate(target.pathname + target.search);
  });
}
