import type { Mail } from './outbox.ts';

type Letter = Omit<Mail, 'to'>;
type Letters<Name extends string> = Readonly<Record<Name, { en: Letter; es: Letter }>>;

/** What the operator writes to a player, by language. */
const letters: Letters<'contactChanged' | 'passkeyAdded' | 'passwordChanged' | 'welcome'> = {
  contactChanged: {
    en: {
      subject: 'Your contact details were changed',
      text: 'If that was not you, contact us at once: somebody else may be in your account.',
    },
    es: {
      subject: 'Tus datos de contacto han cambiado',
      text: 'Si no has sido tú, escríbenos enseguida: puede que otra persona esté en tu cuenta.',
    },
  },
  passkeyAdded: {
    en: {
      subject: 'A passkey was added to your account',
      text: 'If that was not you, remove it under Security and change your password at once.',
    },
    es: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      text: 'Si no has sido tú, elimínala en Seguridad y cambia tu contraseña enseguida.',
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      text: 'If that was not you, ask for a new one at once and write to us.',
    },
    es: {
      subject: 'Tu contraseña ha cambiado',
      text: 'Si no has sido tú, pide una nueva enseguida y escríbenos.',
    },
  },
  welcome: {
    en: { subject: 'Welcome to Marquee', text: 'Your account is open. Play for fun, set limits.' },
    es: { subject: 'Bienvenido a Marquee', text: 'Tu cuenta está abierta. Juega con límites.' },
  },
};

/** Where the link of a reset leads. Its token stands in the fragment, which no server ever sees. */
const RESET_PATH = '/login/new-password';

/** @param language of the player; English for those that the operator does not write */
export const letterFor = (name: keyof typeof letters, language: string): Letter =>
  letters[name][language.startsWith('es') ? 'es' : 'en'];

export function resetLetter(token: string, language: string): Letter {
  const path = `${RESET_PATH}#${token}`;
  return language.startsWith('es')
    ? {
        subject: 'Elige una contraseña nueva',
        text: 'El enlace vale una vez y durante 30 minutos. Si no lo has pedido, no hagas nada.',
        path,
      }
    : {
        subject: 'Choose a new password',
        text: 'The link works once and for 30 minutes. If you did not ask for it, do nothing.',
        path,
      };
}
