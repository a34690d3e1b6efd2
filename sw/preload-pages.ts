/**
 * Asks for a page while the worker wakes. Not in Firefox (153): there a preload that the network refuses fails the
 * navigation, whatever the worker answers. An earlier version may have left it on.
 */
export function preloadPages(
  preload: Pick<NavigationPreloadManager, 'enable' | 'disable'> | undefined,
  userAgent: string,
): Promise<void> | undefined {
  return preload?.[/Firefox/.test(userAgent) ? 'disable' : 'enable']();
}
