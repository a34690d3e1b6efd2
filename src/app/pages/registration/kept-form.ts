import { snapshot } from 'valtio/vanilla';
import type { SavedDrafts } from '../../state/persist/saved-drafts.ts';
import { emptyValues, NEVER_KEPT, type RegistrationValues } from './registration-values.ts';

const NAME = 'registration';
/** Input is saved after a pause this long, in ms. */
const PAUSE_MS = 300;

interface KeptForm {
  /** @returns whether there was a draft */
  restore(): Promise<boolean>;
  save(): void;
  /** Returns the idempotency key of the current attempt, saved before anything is sent; a new one if there is none. */
  attempt(makeKey: () => string): Promise<string>;
  endAttempt(): Promise<void>;
  forget(): Promise<void>;
  /** Saves what is not saved yet, and lets go of storage. */
  end(): void;
}

/**
 * The device's copy of the form, without the fields that are never saved.
 * @param open called when storage is first needed: the server creates the form too, and has none
 */
export function createKeptForm(
  open: () => SavedDrafts,
  form: { values: RegistrationValues },
): KeptForm {
  let opened: SavedDrafts | undefined;
  const drafts = () => {
    opened ??= openOnce();
    return opened;
  };
  let key: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saving before the draft is restored would overwrite it. */
  let restoring: Promise<unknown> | undefined;

  function openOnce(): SavedDrafts {
    const store = open();
    store.beforeClose(() => timer !== undefined && !restoring && void write());
    return store;
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const values: Record<string, string | boolean> = { ...snapshot(form).values };
    for (const field of NEVER_KEPT) delete values[field];
    return drafts().put(NAME, {
      values,
      ...(key !== undefined && { attempt: key }),
      at: Date.now(),
    });
  }

  async function restore(): Promise<boolean> {
    const draft = (await drafts().getAll()).get(NAME);
    if (!draft) return false;
    key = draft.attempt;
    for (const [name, empty] of Object.entries(emptyValues())) {
      const value = draft.values[name];
      // Values typed while the draft was loading take precedence.
      if (typeof value === typeof empty && Reflect.get(form.values, name) === empty)
        Object.assign(form.values, { [name]: value });
    }
    return true;
  }

  return {
    restore() {
      const restored = restore().finally(() => {
        restoring = undefined;
      });
      restoring = restored;
      return restored;
    },
    save() {
      timer ??= setTimeout(() => void (restoring ?? Promise.resolve()).then(write), PAUSE_MS);
    },
    async attempt(makeKey) {
      key ??= makeKey();
      await write();
      return key;
    },
    async endAttempt() {
      key = undefined;
      await write();
    },
    async forget() {
      clearTimeout(timer);
      timer = undefined;
      key = undefined;
      await drafts().delete(NAME);
    },
    end() {
      opened?.end();
      opened = undefined;
    },
  };
}
