export const home = {
  'home.title': 'Home',
  'home.heading': '{company}: casino and sports',
  'home.description':
    'Slots, live tables and sports under one lit sign. Clear odds, limits one tap away, for adults only.',
  'home.hero': 'Highlights',
  'home.previous': 'Previous',
  'home.next': 'Next',
  'home.showSlide': 'Show: {title}',
  'home.pause': 'Pause the slides',
  'home.play': 'Play the slides',
  'home.new': 'New',
  'home.jackpot': 'Jackpot',
  'home.seeAll': 'See all',
  'home.failed': 'This part did not load.',
  'home.retry': 'Try again',
};
