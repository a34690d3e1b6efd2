export const messages = {
  'activity.title': 'Activity',
};
