import { useText } from '../../../i18n/text.ts';

/** Shows the day of an entry with the time below it, in the visitor's time zone. @param at RFC 3339 */
export function EntryTime({ at }: { at: string }) {
  const { date } = useText();
  const time = Date.parse(at);
  return (
    <time dateTime={at}>
      {date(time, { day: 'numeric', month: 'short', year: 'numeric' })}
      <small>{date(time, { hour: '2-digit', minute: '2-digit' })}</small>
    </time>
  );
}
