export const home = {
  'home.title': 'Home',
};
