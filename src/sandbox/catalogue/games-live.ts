import { type Game, gamesOf } from './game.ts';

const live = gamesOf('live');

export const liveGames: readonly Game[] = [
  live('Grand Foyer Roulette', 'stagelift', 'dealer', 'temple', ['brass', 'curtain']),
  live('Blue Room Blackjack', 'stagelift', 'dealer', 'curtain', ['cobalt', 'cobalt']),
  live('Salón Granate Baccarat', 'rotunda', 'dealer', 'rays', ['curtain', 'rose']),
  live('Spotlight Wheel', 'rotunda', 'wheel', 'curtain', ['rose', 'violet'], 'new'),
  live('Quick Curtain Roulette', 'rotunda', 'roulette', 'curtain', ['curtain', 'ember']),
  live('Orchestra Pit Dice', 'stagelift', 'dice', 'table', ['violet', 'teal']),
  live('Mic Drop Bingo', 'rotunda', 'mic', 'rays', ['rose', 'cobalt'], 'new'),
  live('Ruleta Azotea', 'stagelift', 'roulette', 'street', ['ember', 'rose']),
  live('Ivory Table Baccarat', 'rotunda', 'dealer', 'table', ['jade', 'jade']),
  live('Madame Marquee', 'stagelift', 'crystal-ball', 'curtain', ['violet', 'violet']),
  live('Rooftop Blackjack', 'rotunda', 'cards', 'street', ['cobalt', 'ember']),
];
