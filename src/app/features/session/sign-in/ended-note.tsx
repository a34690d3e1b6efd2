import { useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import { openWritesOf } from '../../../state/open-writes/open-writes.ts';
import { wishName } from '../../../state/open-writes/wish-name.ts';
import type { OpenWrite } from '../../../state/persist/saved-writes.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import './ended-note.css';

/** Says what became of the player's last request in this tab when the session ended. */
export function EndedNote() {
  const { t, date } = useText();
  const writes = openWritesOf(useStores());
  const { list, undone } = useSnapshot(writes.state);
  const time = ({ at }: OpenWrite) => date(at, { timeStyle: 'short' });
  const open = list?.filter(({ account }) => account === writes.account) ?? [];
  return (
    <div role="status">
      {(undone !== undefined || open.length > 0) && (
        <ul className="ended-note">
          {undone && <li>{t(`sign-in.undone.${wishName(undone)}`, { time: time(undone) })}</li>}
          {open.map((write) => (
            <li key={write.key}>{t(`sign-in.open.${wishName(write)}`, { time: time(write) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
