import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useSnapshot } from 'valtio/react';
import { LONGEST_MESSAGE } from '../../chat/chat-api.ts';
import type { ChatState } from './chat-state.ts';
import type { Words } from './chat-words.ts';
import type { Conversation } from './conversation.ts';

/** Remaining characters at which the counter appears. */
const COUNT_FROM = 100;

interface ComposerProps {
  state: ChatState;
  words: Words;
  say: Conversation['say'];
}

/** Input for the next message: Enter sends, Shift+Enter inserts a line break. */
export function Composer({ state, words, say }: ComposerProps) {
  const { failedBy, isShown } = useSnapshot(state);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef('');
  useEffect(() => {
    if (isShown) field.current?.focus();
  }, [isShown]);

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const written = text.trim();
    if (written === '' || isSending) return;
    setSending(true);
    key.current ||= uuid();
    if (await say(written, key.current)) {
      setText('');
      key.current = '';
    }
    setSending(false);
    field.current?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const left = LONGEST_MESSAGE - text.length;

  return (
    <form className="composer" onSubmit={(event) => void send(event)}>
      {failedBy !== undefined && (
        <p className="chat-fault" role="alert">
          {failedBy === 429 ? words.tooMany : failedBy === 422 ? words.tooLong : words.notSent}
        </p>
      )}
      <label className="hidden" htmlFor="message">
        {words.write}
      </label>
      <textarea
        id="message"
        ref={field}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        placeholder={words.write}
        aria-describedby="hint"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // A changed text is a new message, so it needs a new key.
          key.current = '';
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" disabled={isSending || text.trim() === ''}>
        <SendHorizontal size={20} aria-hidden />
        <span className="hidden">{words.send}</span>
      </button>
      <p id="hint" className="composer-hint">
        {left <= COUNT_FROM ? words.left.replace('{count}', String(left)) : words.hint}
      </p>
    </form>
  );
}
