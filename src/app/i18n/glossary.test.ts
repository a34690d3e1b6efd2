import { describe, expect, test } from 'vitest';
import {
  interfaceWords,
  languages,
  operatorLanguages,
  operatorWords,
  seededWords,
  serverWords,
  type Text,
  translatedWords,
} from '../../../tests/fixtures/player-words.ts';
import { providers } from '../../sandbox/catalogue/providers.ts';
import { sponsors } from '../../sandbox/catalogue/sponsors.ts';
import type { Language } from '../../sandbox/seed/seeder.ts';

/** By key, and why. */
const EXEMPT = new Set([
  // The header of a small phone has 113 px for both buttons.
  'header.login',
  'header.register',
  // “This number” of a reference.
  'cashier.refused.quote',
]);

/** What is called the same in every language. */
const NAMES = new Set([
  ...providers.map(({ displayName }) => displayName),
  ...sponsors.map(({ name }) => name),
]);

/** Where room is scarce, and how many characters it takes. Buttons and tabs stand on phones of 390 px. */
const LENGTHS: [place: RegExp, most: number][] = [
  [
    /^(?!.*\.fault\.).*\.(?:accept|apply|button|cancel|close|delete|go|later|login|never|next|notNow|refuse|register|retry|save|submit|turnOff|turnOn|yes)$|\.(?:category|page|tab|view)\.\w+$/,
    24,
  ],
  [/^mobile-menu\..*\.label$/, 11],
  [/^(?:desktop|burger)-menu\..*\.label$|\.ctaLabel$/, 24],
  // Search results cut off what is longer.
  [/\.metaTitle$/, 70],
  [/\.metaDescription$/, 160],
  [/^(?:banner|landing-page|promotion|help-article|page)\..*\.(?:title|question)$/, 60],
];

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
      [
        word('(?<!(?:exclusion|national) )register|open (?:an|another|my|your) account'),
        'sign up, create account',
      ],
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
      [word('picks'), 'selection'],
      [word('in[ -]play'), 'live'],
      [word('safe gambling|gambl(?:e|ing) safely'), 'safer gambling'],
      [word('cookies policy'), 'cookie policy'],
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
      [word('(?<!tabla de )pagos y reglas'), 'tabla de pagos y reglas'],
      [word('con crupier'), 'casino en vivo'],
      [word('estudios?'), 'proveedor'],
      [word('contabilizad[oa]s?|apuntad[oa]s?'), 'actividad, movimientos'],
      [word('descans(?:o|os|a|as|ar|ando)'), 'pausa'],
      [word('papeles'), 'documentos'],
      [word('quién eres'), 'tu identidad'],
      [word('(?:da|danos|dinos) este número'), 'referencia'],
      [word('el operador|la casa(?! de apuestas)|tu casa|la sala'), 'nosotros'],
      [word('e-?mails?|login|stakes?|cashback|slots?'), 'la palabra española'],
      [word('juego seguro'), 'juego responsable'],
      [word('formas? de pago'), 'método de pago'],
      [word('horas? de silencio'), 'horario de no molestar'],
      [word('apúntate|apuntarse|apuntarme'), 'únete, unirse'],
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
      [word('(?:ال)?وثيقة|وثيقت\\p{L}*'), 'مستند'],
      [word('(?:ال)?دردشة'), 'محادثة'],
      [word('اللعب الآمن'), 'اللعب المسؤول'],
      [word('ساعات الهدوء'), 'ساعات عدم الإزعاج'],
    ],
  },
};

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
  const texts = await textsOf(language);

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

  test('has no text that is too long for its place', () => {
    const long = texts.flatMap(([key, text]) => {
      const most = LENGTHS.find(([place]) => place.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
      const { length } = text.replace(HARAKAT, '');
      return length > most ? [`${key}: ${length} of ${most} characters`] : [];
    });
    expect(long).toEqual([]);
  });
});

test('NAV-1 seeded content is written in each language of the operator', () => {
  const [english = new Map(), ...others] = operatorLanguages.map(byKey);
  for (const other of others) {
    expect([...other.keys()]).toEqual([...english.keys()]);
    const same = [...other].filter(([key, text]) => / /.test(text) && english.get(key) === text);
    expect(same.filter(([, text]) => !NAMES.has(text))).toEqual([]);
  }
});

const byKey = (language: Language) =>
  new Map(
    Object.entries(Object.groupBy(translatedWords(language), ([key]) => key)).map(
      ([key, blocks = []]) => [key, blocks.map(([, text]) => text).join('\n')],
    ),
  );

/** Every text that players of a language read. */
async function textsOf(language: string): Promise<Text[]> {
  const operator = operatorLanguages.find((known) => known === language);
  return [
    ...(await interfaceWords(language)),
    ...serverWords(language),
    ...(operator ? [...seededWords(operator), ...operatorWords(operator)] : []),
  ].filter(([key]) => !EXEMPT.has(key));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}{#]/u.test(part)).length;
}
