export const pages = {
  'pages.title': 'Pages',
};
