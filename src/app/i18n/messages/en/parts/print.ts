/** What pages that go onto paper say; part of the areas of such pages. */
export const print = {
  'print.button': 'Print',
  'print.at': 'Printed on {date}',
};
