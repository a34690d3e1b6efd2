export const messages = {
  'chat.title': 'Chat with {name}',
  'chat.close': 'Close the chat',
  'chat.awaited': 'Opening the chat…',
  'chat.unavailable.title': 'The chat didn’t open',
  'chat.unavailable.text':
    'Your connection may be slow, or something in your browser may be blocking the chat. You can still reach us.',
  'chat.unavailable.tab': 'Open the chat in a new tab',
  'chat.unavailable.help': 'Go to the help centre',
  'chat.unavailable.stores': 'Find a shop near you',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    chat: typeof messages;
  }
}
