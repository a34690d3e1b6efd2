export const messages = {
  'player.nav': 'Tu cuenta',
  'player.nav.home': 'Resumen',
  'player.nav.activity': 'Actividad',
  'player.nav.cashier': 'Caja',
  'player.nav.limits': 'Límites',
  'player.nav.information': 'Datos personales',
  'player.nav.documents': 'Documentos',
  'player.nav.security': 'Seguridad',
  'player.nav.preferences': 'Avisos',
  'player.noscript':
    'Tu cuenta se compone solo en tu navegador, para que nada de ella quede en ningún otro sitio. Necesita JavaScript: actívalo y vuelve a cargar la página.',
  'player.failed': 'Esta parte no ha respondido. No se ha perdido nada tuyo.',
  'player.offline': 'Tu cuenta necesita conexión. Volverá sola en cuanto la haya.',

  'player.home.title': 'Tu cuenta',
  'player.home.greeting': 'Nos alegra verte, {name}',
};
