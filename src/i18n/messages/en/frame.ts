export const frame = {
  'frame.skip': 'Skip to content',
  'header.menu': 'Menu',
  'header.login': 'Log in',
  'header.register': 'Register',
  'nav.main': 'Main',
  'nav.more': 'More',
  'notFound.notice': 'That page is no longer there. Here is home instead.',
};
