import { useText } from '../../../i18n/text.ts';

/** When something was, in the visitor's zone: the day, and the time below it. @param at RFC 3339 */
export function EntryTime({ at }: { at: string }) {
  const { date } = useText();
  const time = Date.parse(at);
  return (
    <time dateTime={at}>
      {date(time, { day: 'numeric', month: 'short', year: '2-digit' })}
      <small>{date(time, { hour: '2-digit', minute: '2-digit' })}</small>
    </time>
  );
}
