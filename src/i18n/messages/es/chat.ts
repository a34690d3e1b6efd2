export const messages = {
  'chat.title': 'Chat con {name}',
  'chat.close': 'Cerrar el chat',
  'chat.awaited': 'Abriendo el chat…',
  'chat.unavailable.title': 'El chat no se abre',
  'chat.unavailable.text':
    'Ahora mismo no ha llegado: puede que la conexión vaya lenta o que algo en tu navegador lo frene. Aun así, estamos aquí.',
  'chat.unavailable.tab': 'Probar el chat en otra pestaña',
  'chat.unavailable.help': 'Buscar en el centro de ayuda',
  'chat.unavailable.stores': 'Encontrar una tienda cerca',
};
