/** What the lobby says, and the pages of a game and of a provider. */
export const messages = {
  'games.intro': 'Slots, table games, live casino and jackpots.',
  'games.categories': 'Game categories',
  'games.category.all': 'All games',
  'games.category.slots': 'Slots',
  'games.category.table': 'Table games',
  'games.category.live': 'Live casino',
  'games.category.jackpots': 'Jackpots',
  'games.category.new': 'New',
  'games.search': 'Search games',
  'games.provider': 'Provider',
  'games.provider.all': 'All providers',
  'games.apply': 'Search',
  'games.count': '{count, plural, one {# game} other {# games}}',
  'games.none.title': 'No games found',
  'games.none.text': 'Check the spelling or remove a filter.',
  'games.none.clear': 'Show all games',
  'games.unknownProvider': 'We don’t have games by that provider. Here are all our games.',
  'provider.intro': 'All games by {name}',
  'provider.none.title': 'No games by this provider yet',
  'provider.none.text': 'Its first game will appear here on launch day.',
  'provider.back': 'All games',
  'provider.others': 'Other providers',

  'games.sort': 'Sort by',
  'games.sort.popular': 'Most played',
  'games.sort.new': 'Newest',
  'games.sort.title': 'A to Z',
  'games.unknownGame': 'That game is no longer available. Here are all the others.',
  'games.recent': 'Recently played',
  'games.favourites': 'Your favourites',
  'games.mine.none': 'Tap the heart on a game to save it here.',
  'games.soon': 'Coming soon',
  'games.soon.text': 'This game is not open yet.',
  'games.favourite': 'Favourite: {title}',
  'games.favourite.kept': 'Saved to your favourites.',
  'games.favourite.failed': 'We couldn’t save that. Try again in a moment.',
  'games.favourite.full': 'Your favourites list is full. Remove one first.',
  'game.description':
    '{title} by {provider}: return to player, volatility and stakes. Play it here.',
  'game.by': 'by',
  'game.play': 'Play',
  'game.demo': 'Play for free',
  'game.login': 'Log in to play',
  'game.closed': 'This game is not available at the moment.',
  'game.facts': 'Game details',
  'game.return': 'Return to player',
  'game.return.text':
    'of all stakes over the long run. A single session can end far above or below that.',
  'game.volatility': 'Volatility',
  'game.volatility.low': 'Low: smaller wins, more often',
  'game.volatility.medium': 'Medium',
  'game.volatility.high': 'High: bigger wins, less often',
  'game.reels': 'Reels and paylines',
  'game.reels.count':
    '{reels, plural, one {# reel} other {# reels}}, {lines, plural, one {# line} other {# lines}}',
  'game.stake': 'Stake per round',
  'game.stake.range': '{least} to {most}',
  'game.similar': 'You may also like',
  'game.fun': 'Only play with what you can afford to lose. 18+.',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    games: typeof messages;
  }
}
