const link = { kind: 'internal', to: '/games' };
const picture = { src: '/icons/icon-192.png', width: 160, height: 80, alt: '' };

export const demoMenu = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `demo-${index}`,
    label: ['Casino', 'Slots', 'Live casino', 'A label longer than most'][index % 4] ?? 'Casino',
    link,
  }));

export const demoBurger = [
  {
    id: 'demo-1',
    label: 'Casino',
    link,
    children: [
      { label: 'All games', link, playersOnly: false },
      { label: 'My favourites', link, playersOnly: true },
    ],
  },
  { id: 'demo-2', label: 'Sports', link: { kind: 'internal', to: '/sports' }, children: [] },
];

export const demoProviders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `demo-${index}`,
    displayName: `Studio ${index + 1}`,
    image: picture,
  }));

export const demoFooter = {
  'payment-methods:footer': [{ code: 'demo', name: 'Card', image: picture }],
  'game-providers': demoProviders(8),
  sitemap: [
    { id: 'demo-1', label: 'Casino', links: demoMenu(3) },
    { id: 'demo-2', label: 'Sports', links: demoMenu(3) },
  ],
  'help-links': [{ id: 'demo', label: 'Help', link, newTab: false }],
  'sponsored-items': [
    {
      id: 'demo',
      name: 'Club',
      title: 'Partner',
      image: picture,
      hideSeparator: false,
      height: 55,
    },
  ],
  'legal-links': [{ id: 'demo', name: 'Licence', image: picture }],
  'social-networks': [
    { id: 'demo-1', name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/' },
    { id: 'demo-2', name: 'network.example', href: 'https://network.example/' },
  ],
  'powered-by': [{ id: 'demo', label: 'Platform', link }],
};
