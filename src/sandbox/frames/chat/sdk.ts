import { CHANNEL, type FromWidget, type Scheme, type ToWidget } from './chat-protocol.ts';

/**
 * Stand-in for Chatwoot's SDK over our own widget: the parts of its API that the site uses (`chatwootSettings`,
 * `chatwootSDK.run`, `$chatwoot`, the `chatwoot:…` events, the class names of its container and its two cookies).
 */
interface Settings {
  locale?: string;
  darkMode?: Scheme;
}
interface Where {
  baseUrl: string;
  websiteToken: string;
}
interface User {
  name?: string;
  identifier_hash?: string;
}
const scope = window as unknown as {
  chatwootSettings?: Settings;
  chatwootSDK: { run(where: Where): void };
  $chatwoot?: ReturnType<typeof run>;
};

const CONVERSATION = 'cw_conversation';
const YEAR_S = 365 * 86_400;

scope.chatwootSDK = {
  run(where) {
    scope.$chatwoot ??= run(where, scope.chatwootSettings ?? {});
  },
};

function run({ baseUrl, websiteToken }: Where, settings: Settings) {
  const { origin } = new URL(baseUrl);
  const userCookie = `cw_user_${websiteToken}`;
  const holder = document.createElement('div');
  holder.className = 'woot-widget-holder woot--hide';
  const frame = document.createElement('iframe');
  frame.id = 'chatwoot_live_chat_widget';
  holder.append(frame);

  const tell = (message: DistributiveOmit<ToWidget, 'channel'>) =>
    frame.contentWindow?.postMessage({ ...message, channel: CHANNEL }, origin);
  const load = () => {
    frame.src = `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`;
  };

  const hear: { [T in FromWidget['type']]: (message: FromWidget & { type: T }) => void } = {
    listening: () =>
      tell({
        type: 'start',
        token: cookie(CONVERSATION),
        locale: settings.locale ?? 'en',
        scheme: settings.darkMode ?? 'light',
      }),
    ready: () => announce('ready'),
    token: ({ token }) => (token ? keep(CONVERSATION, token) : drop(CONVERSATION)),
    message: ({ message }) =>
      announce('on-message', {
        id: message.seq,
        content: message.text,
        message_type: message.sender === 'visitor' ? 0 : 1,
      }),
    error: ({ code }) => announce('error', { error: code }),
    close: () => chat.toggle('close'),
  };

  addEventListener('message', ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || source !== frame.contentWindow || data?.channel !== CHANNEL) return;
    if (Object.hasOwn(hear, data.type)) hear[data.type as FromWidget['type']](data as never);
  });

  const chat = {
    isOpen: false,
    toggle(state?: 'open' | 'close') {
      chat.isOpen = state === undefined ? !chat.isOpen : state === 'open';
      holder.classList.toggle('woot--hide', !chat.isOpen);
      tell({ type: 'shown', shown: chat.isOpen });
      announce(chat.isOpen ? 'opened' : 'closed');
    },
    setUser(identifier: string, { name, identifier_hash: identifierHash = '' }: User) {
      if (!name) throw new Error('User object should have a name');
      keep(userCookie, identifierHash);
      tell({ type: 'user', user: { identifier, name, identifierHash } });
    },
    setColorScheme: (scheme: Scheme) => tell({ type: 'scheme', scheme }),
    reset() {
      if (chat.isOpen) chat.toggle('close');
      drop(CONVERSATION);
      drop(userCookie);
      load();
    },
  };
  load();
  document.body.append(holder);
  return chat;
}

type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never;

const announce = (name: string, detail?: object) =>
  dispatchEvent(new CustomEvent(`chatwoot:${name}`, { detail }));

function cookie(name: string): string | undefined {
  const own = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return own?.slice(name.length + 1) || undefined;
}
// biome-ignore-start lint/suspicious/noDocumentCookie: the real one's cookies; not every browser has the Cookie Store
const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
};
const drop = (name: string) => {
  document.cookie = `${name}=; path=/; max-age=0`;
};
// biome-ignore-end lint/suspicious/noDocumentCookie: see above
