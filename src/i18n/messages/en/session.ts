export const messages = {
  'session.end': 'Sign out',
};
