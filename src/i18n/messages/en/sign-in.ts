export const messages = {
  'sign-in.title': 'Log in',
};
