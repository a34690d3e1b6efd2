import pg from 'pg';

const RETRY_MS = 1000;

/** Listens for NOTIFY on a separate connection, which it reopens when it breaks. */
export function listenTo(
  connection: pg.ClientConfig,
  channel: string,
  heard: () => void,
): { close(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function begin(): void {
    const own = new pg.Client(connection);
    client = own;
    let over = false;
    const again = () => {
      if (over || closed) return;
      over = true;
      own.end().catch(() => {});
      retry = setTimeout(begin, RETRY_MS);
    };
    own.on('error', again);
    own.on('end', again);
    own.on('notification', heard);
    // Announcements may have been missed while disconnected.
    own
      .connect()
      .then(() => own.query(`LISTEN ${channel}`))
      .then(heard, again);
  }
  begin();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
