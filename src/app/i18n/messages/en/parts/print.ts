/** Printed pages; part of their areas. */
export const print = {
  'print.button': 'Print',
  'print.at': 'Printed on {date}',
};
