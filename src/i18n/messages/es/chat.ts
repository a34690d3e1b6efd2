export const messages = {
  'chat.title': 'Chat con {name}',
  'chat.close': 'Cerrar el chat',
  'chat.awaited': 'Abriendo el chat…',
  'chat.unavailable.title': 'El chat no se abre',
  'chat.unavailable.text':
    'No se ha podido cargar: puede que la conexión vaya lenta o que algo en tu navegador lo bloquee. Aun así, estamos aquí.',
  'chat.unavailable.tab': 'Probar el chat en otra pestaña',
  'chat.unavailable.help': 'Buscar en el centro de ayuda',
  'chat.unavailable.stores': 'Buscar un local cercano',
};
