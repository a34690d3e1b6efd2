import { createContext, useContext } from 'react';
import type { messages as activity } from './messages/en/activity.ts';
import type { messages as chat } from './messages/en/chat.ts';
import type { messages as consent } from './messages/en/consent.ts';
import type { messages as device } from './messages/en/device.ts';
import type { messages as games } from './messages/en/games.ts';
import type { messages as help } from './messages/en/help.ts';
import type { messages as info } from './messages/en/info.ts';
import type { messages as install } from './messages/en/install.ts';
import type { messages as play } from './messages/en/play.ts';
import type { messages as player } from './messages/en/player.ts';
import type { messages as promotion } from './messages/en/promotion.ts';
import type { messages as push } from './messages/en/push.ts';
import type { messages as session } from './messages/en/session.ts';
import type { messages as signIn } from './messages/en/sign-in.ts';
import type { messages as stores } from './messages/en/stores.ts';
import type { messages as styleGuide } from './messages/en/style-guide.ts';
import type { messages as system } from './messages/en/system.ts';
import type { messages as english } from './messages/en.ts';

type Same<T> = Record<keyof T, string>;
export type Messages = Same<typeof english>;
export interface AreaMessages {
  session: Same<typeof session>;
  chat: Same<typeof chat>;
  'sign-in': Same<typeof signIn>;
  player: Same<typeof player>;
  push: Same<typeof push>;
  activity: Same<typeof activity>;
  games: Same<typeof games>;
  info: Same<typeof info>;
  help: Same<typeof help>;
  install: Same<typeof install>;
  /** What the operating system shows: the installed app and its notifications. Read on the server. */
  system: Same<typeof system>;
  play: Same<typeof play>;
  promotion: Same<typeof promotion>;
  stores: Same<typeof stores>;
  'style-guide': Same<typeof styleGuide>;
  consent: Same<typeof consent>;
  device: Same<typeof device>;
}
export type MessageArea = keyof AreaMessages;
export type AreaLoaders = { [A in MessageArea]: () => Promise<{ messages: AreaMessages[A] }> };
export type MessageKey =
  | keyof Messages
  | { [A in MessageArea]: keyof AreaMessages[A] }[MessageArea];

/** Texts and formats of one language. */
export interface Text {
  locale: string;
  /**
   * The message with `{name}` placeholders filled in, numbers as the language writes them. Where a number decides the
   * words, the message names its cases as ICU does: `{count, plural, one {# game} other {# games}}`.
   */
  t(key: MessageKey, parameters?: Record<string, string | number>): string;
  /** Adds an area's messages (src/i18n/locales.ts), before what uses them is shown. */
  add(messages: AreaMessages[MessageArea]): void;
  /** Minor units of a currency as money, such as 1250 EUR -> €12.50. */
  money(amount: number, currency: string, signDisplay?: 'exceptZero'): string;
  date(time: Date | number, style: Intl.DateTimeFormatOptions): string;
  number(value: number, style?: Intl.NumberFormatOptions): string;
}

const PLURAL = /\{(\w+), plural,([^{}]*(?:\{[^{}]*\}[^{}]*)+)\}/g;

export function createText(locale: string, base: Messages): Text {
  const messages: Partial<Record<MessageKey, string>> = { ...base };
  // Making a format costs a hundred times what using it does.
  const dates = new Map<string, Intl.DateTimeFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();
  let plurals: Intl.PluralRules | undefined;
  function numberFormat(style: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(style);
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, style);
    numbers.set(key, format);
    return format;
  }
  const number = (value: number, style = {}) => numberFormat(style).format(value);
  /** @param cases such as ` one {# game} other {# games}` */
  function pluralOf(amount: number, cases: string): string {
    plurals ??= new Intl.PluralRules(locale);
    const words = (name: string) => cases.match(`\\b${name} \\{([^}]*)`)?.[1];
    return (words(plurals.select(amount)) ?? words('other') ?? '').replace('#', number(amount));
  }

  return {
    locale,
    add: (more) => void Object.assign(messages, more),
    t(key, parameters) {
      const message = messages[key] ?? key;
      if (parameters === undefined) return message;
      return message
        .replace(PLURAL, (_, name: string, cases: string) =>
          pluralOf(Number(parameters[name]), cases),
        )
        .replace(/\{(\w+)\}/g, (whole, name: string) => {
          const value = parameters[name] ?? whole;
          return typeof value === 'number' ? number(value) : value;
        });
    },
    money(amount, currency, signDisplay) {
      const format = numberFormat({
        style: 'currency',
        currency,
        ...(signDisplay && { signDisplay }),
      });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    date(time, style) {
      const key = JSON.stringify(style);
      const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, style);
      dates.set(key, format);
      return format.format(time);
    },
    number,
  };
}

const Context = createContext<Text | undefined>(undefined);
export const TextProvider = Context.Provider;

export function useText(): Text {
  const text = useContext(Context);
  if (!text) throw new Error('TextProvider is missing');
  return text;
}
