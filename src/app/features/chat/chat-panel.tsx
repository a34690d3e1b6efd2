import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { findHolder } from './chatwoot.ts';
import './chat.css';

/** Below this width the chat covers the page (FRM-3). */
const COVERING = '(width < 768px)';

/** The bar over the SDK's frame, and its loading message. */
export function ChatPanel({ close }: { close: () => void }) {
  const { stores, config } = useApp();
  const { t } = useText();
  const { isAwaited, isReady, isOpen, unread } = useSnapshot(stores.chat);
  const [bar, setBar] = useState<HTMLElement>();
  const { key } = useLocation();
  const title = t('chat.title', { name: config.company.name });

  // The SDK owns the holder; the site makes it a dialog with room for the bar.
  useEffect(() => {
    const holder = isReady && findHolder();
    if (!holder) return;
    const place = document.createElement('div');
    holder.setAttribute('role', 'dialog');
    holder.setAttribute('aria-label', title);
    holder.querySelector('iframe')?.setAttribute('title', title);
    holder.prepend(place);
    setBar(place);
    return () => place.remove();
  }, [isReady, title]);

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const holder = findHolder();
    const frame = holder?.querySelector('iframe');
    frame?.focus();
    const covering = matchMedia(COVERING);
    const page = document.getElementById('app');
    const cover = () => page?.toggleAttribute('inert', covering.matches);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    cover();
    covering.addEventListener('change', cover);
    holder?.addEventListener('keydown', onKey);
    return () => {
      covering.removeEventListener('change', cover);
      holder?.removeEventListener('keydown', onKey);
      page?.removeAttribute('inert');
      // Returns the focus to the opener, unless the visitor has moved it elsewhere.
      const { activeElement } = document;
      const isHere = holder?.contains(activeElement) || activeElement === document.body;
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, close]);

  // Navigation closes a chat that covers the page. Otherwise it would hide the new page, and without this bar it could
  // not be closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each navigation
  useEffect(() => {
    return () => {
      if (stores.chat.isOpen && matchMedia(COVERING).matches) close();
    };
  }, [key]);

  return (
    <>
      {isAwaited && (
        <p className="chat-awaited" role="status">
          {t('chat.awaited')}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {unread > 0 && t('header.chat.unread', { count: unread })}
      </p>
      {bar &&
        createPortal(
          <div className="chat-bar night">
            <p>{title}</p>
            <button type="button" className="icon-button" onClick={close}>
              <X aria-hidden />
              <span className="visually-hidden">{t('chat.close')}</span>
            </button>
          </div>,
          bar,
        )}
    </>
  );
}
