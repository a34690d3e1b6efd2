/**
 * Enables navigation preload, which requests the page while the worker starts. Firefox (153) fails the navigation when
 * the preload fails, whatever the worker answers, so it is disabled there, also if an earlier version enabled it.
 */
export function preloadPages(
  preload: Pick<NavigationPreloadManager, 'enable' | 'disable'> | undefined,
  userAgent: string,
): Promise<void> | undefined {
  return preload?.[/Firefox/.test(userAgent) ? 'disable' : 'enable']();
}
