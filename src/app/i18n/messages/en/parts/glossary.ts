import { type Glossary, word } from '../../../glossary.ts';

export const glossary: Glossary = {
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
    [word('session balance'), 'session result'],
  ],
};
