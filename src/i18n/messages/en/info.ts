export const messages = {
  'info.contents': 'On this page',
  'info.others': 'Also worth reading',
  'info.print': 'Print',
  'info.printed': 'Printed on {date}',
  'info.revised': 'Last changed on',
};
