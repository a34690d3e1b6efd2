import { type Game, gamesOf } from './game.ts';

const table = gamesOf('table');

export const tableGames: readonly Game[] = [
  table('Marquee Blackjack', 'yarrow', 'cards', 'curtain', ['curtain', 'curtain']),
  table('Brass Rail Roulette', 'ninefold', 'roulette', 'table', ['brass', 'jade']),
  table('Balcony Baccarat', 'yarrow', 'cards', 'temple', ['violet', 'curtain']),
  table('Stagehand Hold’em', 'drumlin', 'spade', 'rays', ['cobalt', 'cobalt'], 'new'),
  table('Alley Craps', 'lampblack', 'dice', 'street', ['curtain', 'ember']),
  table('Rotunda Roulette', 'ninefold', 'roulette', 'temple', ['curtain', 'cobalt']),
  table('Double Curtain Blackjack', 'yarrow', 'spade', 'curtain', ['curtain', 'curtain']),
  table('Three Card Encore', 'drumlin', 'cards', 'rays', ['teal', 'teal']),
  table('Lantern Sic Bo', 'papermoon', 'dice', 'hills', ['brass', 'curtain']),
  table('Red Dog Revue', 'halfpenny', 'wolf', 'curtain', ['curtain', 'rose']),
  table('Pontoon Parade', 'lumen-yard', 'chips', 'sea', ['mint', 'sky']),
  table('Hi-Lo Mezzanine', 'lumen-yard', 'chips', 'table', ['violet', 'violet'], 'new'),
  table('Stage Door Poker', 'stagelift', 'dealer', 'street', ['violet', 'violet']),
];
