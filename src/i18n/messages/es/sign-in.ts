export const messages = {
  'sign-in.title': 'Entrar',
};
