export const messages = {
  'chat.title': 'Chat with {name}',
  'chat.close': 'Close the chat',
  'chat.awaited': 'Opening the chat…',
  'chat.unavailable.title': 'The chat does not open',
  'chat.unavailable.text':
    'It did not load just now: the connection may be slow, or something in your browser may be blocking it. We are still here for you.',
  'chat.unavailable.tab': 'Try the chat in a tab of its own',
  'chat.unavailable.help': 'Look in our help centre',
  'chat.unavailable.stores': 'Find a shop near you',
};
