/** Whether the header has its own log-in form (HDR-4); narrower screens use the log-in page. */
export const hasLoginPanel = (): boolean => matchMedia('(width >= 768px)').matches;
