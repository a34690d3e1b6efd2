import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { dateLocale } from '../../../lib/date-locale.ts';
import type { ChatState } from './chat-state.ts';
import { wordsIn } from './chat-words.ts';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversation.ts';

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

interface AppProps {
  state: ChatState;
  conversation: Conversation;
  /** Closes the frame; undefined in a separate tab. */
  onClose: (() => void) | undefined;
}

/** The conversation and its composer. The site's page renders the title and the close button. */
export function App({ state, conversation, onClose }: AppProps) {
  const { language, messages, isAnswering, isShown, isLost } = useSnapshot(state);
  const words = wordsIn(language);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is to be seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, isAnswering, isShown]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language.startsWith('ar') ? 'rtl' : 'ltr';
    document.title = words.title;
  }, [language, words]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose?.();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  const time = new Intl.DateTimeFormat(dateLocale(language), CLOCK);

  return (
    <main className="chat" aria-label={words.title}>
      <h1 className={onClose ? 'hidden' : 'chat-title'}>{words.title}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <div className="chat-log" role="log" aria-label={words.log} tabIndex={0}>
        <p className="chat-message chat-assistant">{words.welcome}</p>
        {messages.map(({ seq, sender, text, at }) => (
          <p key={seq} className={`chat-message chat-${sender}`}>
            <span className="chat-who">
              {words[sender]} <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            </span>
            {text}
          </p>
        ))}
        {isAnswering && (
          <p className="chat-answering">
            <span className="hidden">{words.answering}</span>
            <i />
            <i />
            <i />
          </p>
        )}
        <div ref={end} />
      </div>
      {isLost && (
        <p className="chat-fault" role="status">
          {words.lost}
        </p>
      )}
      <Composer state={state} words={words} say={conversation.say} />
    </main>
  );
}
