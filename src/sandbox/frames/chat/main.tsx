import { createRoot } from 'react-dom/client';
import { findParentSite } from '../parent-site.ts';
import { App } from './app.tsx';
import { CHANNEL, type FromWidget, type Scheme, type ToWidget } from './chat-protocol.ts';
import { createChatState } from './chat-state.ts';
import { createConversation } from './conversation.ts';
import './app.css';

/** Storage key of the conversation in a separate tab. In a frame the site's page stores it. */
const KEPT = 'conversation';
const site = findParentSite<FromWidget, ToWidget>(CHANNEL);
const state = createChatState(navigator.language.slice(0, 2));
const conversation = createConversation(state, {
  keepToken: (token) =>
    site
      ? site.send({ channel: CHANNEL, type: 'token', token })
      : sessionStorage.setItem(KEPT, token ?? ''),
  onAnswer: (message) => site?.send({ channel: CHANNEL, type: 'message', message }),
  onError: (code) => site?.send({ channel: CHANNEL, type: 'error', code }),
});

/** @param scheme the site's colour scheme; `auto` follows the device */
function dress(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
}

async function hear(message: ToWidget): Promise<void> {
  switch (message.type) {
    case 'start':
      state.language = message.locale;
      dress(message.scheme);
      site?.send({ channel: CHANNEL, type: 'ready' });
      return conversation.resume(message.token);
    case 'user':
      return conversation.identify(message.user);
    case 'scheme':
      return dress(message.scheme);
    case 'shown':
      state.isShown = message.shown;
      if (message.shown) await conversation.look();
      conversation.plan();
  }
}

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the chat');
createRoot(place).render(
  <App
    state={state}
    conversation={conversation}
    onClose={site && (() => site.send({ channel: CHANNEL, type: 'close' }))}
  />,
);
if (site) {
  site.listen((message) => void hear(message));
  site.send({ channel: CHANNEL, type: 'listening' });
} else {
  dress('auto');
  state.isShown = true;
  void conversation.resume(sessionStorage.getItem(KEPT) || undefined);
}
