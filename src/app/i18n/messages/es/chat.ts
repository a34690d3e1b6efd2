export const messages = {
  'chat.title': 'Chat con {name}',
  'chat.close': 'Cerrar el chat',
  'chat.awaited': 'Abriendo el chat…',
  'chat.unavailable.title': 'El chat no se ha abierto',
  'chat.unavailable.text':
    'Puede que tu conexión sea lenta o que algo en tu navegador bloquee el chat. Puedes contactar con nosotros de otra forma.',
  'chat.unavailable.tab': 'Abrir el chat en otra pestaña',
  'chat.unavailable.help': 'Ir al centro de ayuda',
  'chat.unavailable.stores': 'Buscar un local cercano',
};
