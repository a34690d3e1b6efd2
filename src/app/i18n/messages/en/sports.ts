export const messages = {
  'sports.title': 'Sports',
  'sports.intro': 'Upcoming events with their current odds.',
  'sports.live.title': 'Live betting',
  'sports.live.intro': 'Scores and odds follow the match.',
  'sports.frame': 'Sportsbook',
  'sports.menu': 'Sports and search',
  'sports.waiting': 'Upcoming events with their current odds. The sportsbook opens in a moment.',
  'sports.silent':
    'The sportsbook isn’t loading. Here is what’s on; you can bet again when it is back.',
  'sports.refused': 'The sportsbook can’t be shown here. Here is what’s on.',
  'sports.offline':
    'You are offline: these are the last matches we saw. The sportsbook opens when you are back online.',
  'sports.noTicket': 'The sportsbook couldn’t recognise you. Try again in a moment.',
  'sports.views': 'Upcoming or live',
  'sports.view.upcoming': 'Upcoming',
  'sports.view.live': 'Live now',
  'sports.search': 'Search teams and competitions',
  'sports.search.apply': 'Search',
  'sports.search.none.title': 'No events found',
  'sports.search.none.text': 'Check the spelling, or look in all sports.',
  'sports.search.clear': 'Show all events',
  'sports.count': '{count, plural, one {# event} other {# events}}',
  'sports.filter': 'Choose a sport',
  'sports.filter.all': 'All',
  'sports.sport.football': 'Football',
  'sports.sport.basketball': 'Basketball',
  'sports.sport.tennis': 'Tennis',
  'sports.suspended': 'Odds are paused. They return when the connection does.',
  'sports.none.title': 'No events at the moment',
  'sports.none.text': 'New events appear here as soon as they are announced.',
  'sports.live.none.title': 'No live matches at the moment',
  'sports.live.none.text': 'See what is coming up.',
  'sports.over': 'Ended',
  'sports.begun': 'In progress',
  'sports.against': 'against',
  'sports.score': 'Score',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    sports: typeof messages;
  }
}
