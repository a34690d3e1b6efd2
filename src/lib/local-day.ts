/** The calendar day of a moment on this device. @param time epoch ms @returns `YYYY-MM-DD` */
export function localDay(time: number): string {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

const DAY_MS = 86_400_000;

/** The last days until today on this device, in its time zone: `count` before today, and today. */
export function lastDays(count: number): { from: string; to: string; zone: string } {
  const now = Date.now();
  return { from: localDay(now - count * DAY_MS), to: localDay(now), zone: localZone() };
}

/** IANA name of this device's time zone; UTC if unknown. */
export function localZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === undefined || zone === 'Etc/Unknown' ? 'UTC' : zone;
}
