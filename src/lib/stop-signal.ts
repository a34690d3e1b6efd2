/** Calls `stop` at the first SIGTERM or SIGINT. A second one ends the process immediately. */
export function onStopSignal(stop: () => unknown): void {
  function first(): void {
    process.off('SIGTERM', first);
    process.off('SIGINT', first);
    stop();
  }
  process.on('SIGTERM', first);
  process.on('SIGINT', first);
}
