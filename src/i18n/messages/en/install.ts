export const messages = {
  'install.steps.title': 'Put {name} on your home screen',
  'install.steps.share': 'Tap Share. If you do not see it, it is under the three dots.',
  'install.steps.add': 'Scroll down a little and choose Add to Home Screen, then Add.',
  'install.steps.open': 'From now on, open it with its icon.',
  'install.steps.why':
    'Why? On iPhone and iPad, notifications only reach sites on the home screen. It also opens faster there, and without a connection.',
  'install.steps.aside':
    'You log in once more there: the icon keeps its own session. To remove it, hold the icon and delete it.',
};
