import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { pickToasts } from './pick-toasts.ts';
import { PushDialog } from './push-dialog.tsx';
import { ToastCard } from './toast-card.tsx';
import { useTabHidden } from './use-tab-hidden.ts';

/** Notifications, oldest on top. Paused under the pointer, with focus and in a hidden tab. */
export function Toaster() {
  const { t } = useText();
  const { toasts, overlay } = useStores();
  const { list } = useSnapshot(toasts);
  const read = useSnapshot(overlay).push;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useTabHidden();
  const region = useRef<HTMLDivElement>(null);
  // One that goes with the focus in it, as by its own button, takes no leave of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what may have lost the focus
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) setFocused(false);
  }, [list]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of the page it is not */}
      <div
        ref={region}
        className="toaster"
        role="region"
        aria-label={t('toast.region')}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {pickToasts(list).map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            held={hovered || focused || hidden}
            onRead={(push) => {
              overlay.push = push;
              overlay.open = 'push';
            }}
          />
        ))}
      </div>
      {read && <PushDialog push={read} />}
    </>
  );
}
