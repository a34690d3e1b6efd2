export const messages = {
  'activity.title': 'Actividad',
};
