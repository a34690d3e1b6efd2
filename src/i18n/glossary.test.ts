import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { busyWords } from '../server/busy-words.ts';
import { previewWords } from '../server/preview/preview-words.ts';

/** The style guide speaks to engineers: of the operator, for one. */
const NOT_FOR_PLAYERS = new Set(['style-guide']);

/** By key, and why. */
const EXEMPT = new Set([
  // The header of a small phone has 113 px for both buttons.
  ...['header.login', 'header.register'],
  // “This number” of a reference.
  'cashier.refused.quote',
]);

/** Buttons and tabs stand on phones of 390 px: their keys, and how long such a text may be. */
const BUTTON =
  /^(?!.*\.fault\.).*\.(?:accept|apply|button|cancel|close|delete|go|later|login|never|next|notNow|refuse|register|retry|save|submit|turnOff|turnOn|yes)$|\.(?:category|page|tab|view)\.\w+$/;
const BUTTON_LENGTH = 24;

interface Rules {
  /** Words of one sentence at most. */
  sentence: number;
  /** What the glossary rules out, and what it says instead. */
  forbidden: [pattern: RegExp, instead: string][];
}

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

const rules: Record<string, Rules> = {
  en: {
    sentence: 20,
    forbidden: [
      [word('pa(?:y|ys|id|ying) (?:\\S+ )?in'), 'deposit'],
      [word('(?:pa(?:y|ys|id|ying)|tak(?:e|ing)) (?:\\S+ )?out'), 'withdraw'],
      [word('sign(?:s|ed|ing)?[ -](?:in|out)'), 'log in, log out'],
      [word('log(?:in|out) (?:again|here|now)'), 'log in, log out'],
      [word('register|open (?:an|another|my|your) account'), 'sign up, create account'],
      [word('stake of a round'), 'stake'],
      [word('combined'), 'accumulator'],
      [word('pays if it wins'), 'potential returns'],
      [word('for nothing'), 'play for free, demo'],
      [word('pays and rules'), 'paytable and rules'],
      [word('with a dealer'), 'live casino'],
      [word('studios?'), 'provider'],
      [word('booked|bookings?'), 'activity, transactions'],
      [word('the papers?'), 'document'],
      [word('who you are'), 'your identity'],
      [word('quote'), 'reference'],
      [word('the (?:operator|house)'), 'we, us'],
      [word('e-mails?'), 'email'],
      [word('user names?'), 'username'],
    ],
  },
  es: {
    sentence: 24,
    forbidden: [
      [word('ingres(?:a|as|o|os|ar|as?te|ando|ado|ada)'), 'depósito, depositar'],
      [word('(?:entrar|entrando|entra)(?! en)'), 'iniciar sesión'],
      [word('(?:seguir|sigues) dentro|has salido'), 'sesión iniciada, cerrada'],
      [word('registrarse|(?:abr|abrir) (?:una|otra|mi|tu) cuenta'), 'regístrate, crear cuenta'],
      [word('abre (?:una|otra|tu) cuenta'), 'regístrate, crear cuenta'],
      [word('combinados?'), 'combinada'],
      [word('paga si gana'), 'ganancias potenciales'],
      [word('por nada|(?:probar|pruébalo) gratis'), 'jugar gratis'],
      [word('pagos y reglas'), 'tabla de pagos y reglas'],
      [word('con crupier'), 'casino en vivo'],
      [word('estudios?'), 'proveedor'],
      [word('contabilizad[oa]s?|apuntad[oa]s?'), 'actividad, movimientos'],
      [word('descans(?:o|os|a|as|ar|ando)'), 'pausa'],
      [word('papeles'), 'documentos'],
      [word('quién eres'), 'tu identidad'],
      [word('(?:da|danos|dinos) este número'), 'referencia'],
      [word('el operador|la casa(?! de apuestas)|tu casa|la sala'), 'nosotros'],
      [word('e-?mails?|login|stakes?'), 'la palabra española'],
    ],
  },
  ar: {
    sentence: 22,
    forbidden: [
      [word('(?:ادفع|الدفع) إلى (?:ال)?حسابك?|إدخال المال'), 'إيداع'],
      [word('الدفع من (?:ال)?حسابك?|إخراج المال|صرف المال'), 'سحب'],
      [/^دخول$|^خروج$/u, 'تسجيل الدخول، تسجيل الخروج'],
      [word('(?:افتح|فتح) حساب[اي]?|^تسجيل$'), 'إنشاء حساب'],
      [word('(?:ال)?استوديو(?:هات)?'), 'مزود'],
      [word('(?:ال)?مقيد(?:ة)?|قيد في (?:الدفاتر|السجل)'), 'النشاط، المعاملات'],
      [word('من أنت|الأوراق'), 'هويتك'],
      [word('اذكر (?:لنا )?هذا الرقم'), 'الرقم المرجعي'],
      [word('(?:ال|لل)مشغل|بيتك|(?:ال)?دار'), 'نحن'],
      [word('رسائل الدفع'), 'الإشعارات'],
    ],
  },
};

const MESSAGES = fileURLToPath(new URL('messages', import.meta.url));
const isModule = (name: string) => name.endsWith('.ts');
const languages = readdirSync(MESSAGES).filter(isModule).map(baseName);

const PLURAL = /\{\w+, plural,((?: \w+ \{[^{}]*\})+)\}/g;
const HARAKAT = /[\u064b-\u0652]/g;
/** A message as it is read, with the longest case of each plural. */
const spoken = (message: string) =>
  message.replace(PLURAL, (_, cases: string) =>
    [...cases.matchAll(/\{([^{}]*)\}/g)]
      .map(([, words = '']) => words)
      .reduce((longest, words) => (countWords(words) > countWords(longest) ? words : longest)),
  );

describe.each(languages)('CFG-2 %s', async (language) => {
  const { forbidden, sentence } = rules[language] as Rules;
  const areas = readdirSync(join(MESSAGES, language)).filter(isModule).map(baseName);
  const texts = [...(await wordsOf(language, areas)), ...serverWords(language)];

  test('says what the glossary says', () => {
    const faults = texts.flatMap(([key, text]) =>
      forbidden.flatMap(([pattern, instead]) => {
        const found = pattern.exec(text.replace(HARAKAT, '').replace(/\{\w+\}/g, '…'));
        return found ? [`${key}: “${found[0]}”, say ${instead}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('has typographic quotation marks and apostrophes only', () => {
    expect(texts.filter(([, text]) => /["'`]/.test(text))).toEqual([]);
  });

  test(`has no sentence of more than ${sentence} words`, () => {
    const long = texts.flatMap(([key, text]) =>
      spoken(text)
        .split(/[.!?؟…]+(?=\s|$)/u)
        .filter((part) => countWords(part) > sentence)
        .map((part) => `${key}: ${countWords(part)} words in “${part.trim()}”`),
    );
    expect(long).toEqual([]);
  });

  test(`has no button of more than ${BUTTON_LENGTH} characters`, () => {
    const long = texts.filter(
      ([key, text]) => BUTTON.test(key) && text.replace(HARAKAT, '').length > BUTTON_LENGTH,
    );
    expect(long).toEqual([]);
  });
});

function baseName(file: string): string {
  return file.slice(0, -3);
}

/** Every message that players of a language read. */
async function wordsOf(language: string, areas: string[]): Promise<[string, string][]> {
  const modules = await Promise.all(
    areas
      .filter((area) => !NOT_FOR_PLAYERS.has(area))
      .map((area) => import(join(MESSAGES, language, `${area}.ts`))),
  );
  const groups = modules.flatMap((module): Record<string, string>[] => Object.values(module));
  return groups.flatMap(Object.entries<string>).filter(([key]) => !EXEMPT.has(key));
}

/** What the server says without the interface: to visitors when it is busy, and to editors. */
function serverWords(language: string): [string, string][] {
  const { refused, mark, leave } = previewWords(language);
  return [
    ['busy', busyWords(language)],
    ...Object.entries(refused).map(([name, text]): [string, string] => [`preview.${name}`, text]),
    ['preview.mark', mark('12:00')],
    ['preview.leave', leave],
  ];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}{#]/u.test(part)).length;
}
