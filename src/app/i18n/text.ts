import { createContext, useContext } from 'react';
import { dateLocale, evenDate } from '../../lib/date-locale.ts';
import { minorDigits } from '../../lib/minor-units.ts';
import type { messages as english } from './messages/en.ts';

type Same<T> = Record<keyof T, string>;
export type Messages = Same<typeof english>;
/** Messages by area. Each file in src/app/i18n/messages/en declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of messages extend it
export interface EnglishAreas {}
/** What an area holds in every language. */
export type AreaMessages = { [A in keyof EnglishAreas]: Same<EnglishAreas[A]> };
export type MessageArea = keyof AreaMessages;
export type MessageKey =
  | keyof Messages
  | { [A in MessageArea]: keyof AreaMessages[A] }[MessageArea];

/** Texts and formats of a language. */
export interface Text {
  locale: string;
  /**
   * A message with its `{name}` placeholders filled in and numbers formatted. Plurals use ICU syntax: `{count, plural,
   * one {# game} other {# games}}`.
   */
  t(key: MessageKey, parameters?: Record<string, string | number>): string;
  /** Adds the messages of an area (src/app/i18n/locales.ts) before they are used. */
  add(messages: AreaMessages[MessageArea]): void;
  /** Formats minor units as money: 1250 EUR becomes €12.50. */
  money(amount: number, currency: string, signDisplay?: 'exceptZero'): string;
  date(time: Date | number, style: Intl.DateTimeFormatOptions): string;
  number(value: number, style?: Intl.NumberFormatOptions): string;
}

const PLURAL = /\{(\w+), plural,([^{}]*(?:\{[^{}]*\}[^{}]*)+)\}/g;

export function createText(locale: string, base: Messages): Text {
  const messages: Partial<Record<MessageKey, string>> = { ...base };
  // Cached: creating a format costs a hundred times as much as using it.
  const dates = new Map<string, Intl.DateTimeFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();
  let plurals: Intl.PluralRules | undefined;
  function number(value: number, style: Intl.NumberFormatOptions = {}): string {
    const key = JSON.stringify(style);
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, style);
    numbers.set(key, format);
    return format.format(value);
  }
  /** @param cases for example ` one {# game} other {# games}` */
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
      const digits = minorDigits(currency);
      return number(amount / 10 ** digits, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        ...(signDisplay && { signDisplay }),
      });
    },
    date(time, style) {
      const key = JSON.stringify(style);
      const format = dates.get(key) ?? new Intl.DateTimeFormat(dateLocale(locale), style);
      dates.set(key, format);
      const written = format.format(time);
      return locale === 'en' ? evenDate(written) : written;
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
