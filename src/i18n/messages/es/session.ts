export const messages = {
  'session.end': 'Cerrar sesión',
};
