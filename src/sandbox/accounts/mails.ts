import type { Mail } from './outbox.ts';

type Letter = Omit<Mail, 'to'>;
type Letters<Name extends string> = Readonly<Record<Name, { en: Letter; es: Letter }>>;

/** Emails to players, by language. */
export const letters: Letters<
  | 'closed'
  | 'contactChanged'
  | 'emailChanging'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'passwordReset'
  | 'reviewed'
  | 'underReview'
  | 'welcome'
> = {
  closed: {
    en: {
      subject: 'Your account is closed',
      text: 'We have checked your details and cannot keep this account open. If you think this is a mistake, contact us.',
    },
    es: {
      subject: 'Tu cuenta está cerrada',
      text: 'Hemos comprobado tus datos y no podemos mantener abierta esta cuenta. Si crees que es un error, contacta con nosotros.',
    },
  },
  contactChanged: {
    en: {
      subject: 'Your contact details were changed',
      text: 'If this was not you, contact us at once. Someone else may have access to your account.',
    },
    es: {
      subject: 'Tus datos de contacto han cambiado',
      text: 'Si no has sido tú, contacta con nosotros enseguida. Puede que otra persona tenga acceso a tu cuenta.',
    },
  },
  emailChanging: {
    en: {
      subject: 'Request to change your email address',
      text: 'It changes once the link sent to the new address is opened. If this was not you, change your password at once.',
    },
    es: {
      subject: 'Solicitud para cambiar tu correo electrónico',
      text: 'Cambiará cuando se abra el enlace enviado a la nueva dirección. Si no has sido tú, cambia tu contraseña enseguida.',
    },
  },
  emailChanged: {
    en: {
      subject: 'Your email address was changed',
      text: 'From now on we will use your new address. If this was not you, contact us at once.',
    },
    es: {
      subject: 'Tu correo electrónico ha cambiado',
      text: 'A partir de ahora usaremos la nueva dirección. Si no has sido tú, contacta con nosotros enseguida.',
    },
  },
  passkeyAdded: {
    en: {
      subject: 'A passkey was added to your account',
      text: 'If this was not you, remove it under Security and change your password at once.',
    },
    es: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      text: 'Si no has sido tú, elimínala en Seguridad y cambia tu contraseña enseguida.',
    },
  },
  passkeyRemoved: {
    en: {
      subject: 'A passkey was removed from your account',
      text: 'If this was not you, change your password at once and contact us.',
    },
    es: {
      subject: 'Se ha quitado una llave de acceso de tu cuenta',
      text: 'Si no has sido tú, cambia tu contraseña enseguida y contacta con nosotros.',
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      text: 'If this was not you, reset your password at once and contact us.',
    },
    es: {
      subject: 'Tu contraseña ha cambiado',
      text: 'Si no has sido tú, restablece tu contraseña enseguida y contacta con nosotros.',
    },
  },
  passwordReset: {
    en: {
      subject: 'Your password was changed',
      text: 'Your passkeys still give access to your account. Remove any you do not recognise.',
    },
    es: {
      subject: 'Tu contraseña ha cambiado',
      text: 'Tus llaves de acceso siguen abriendo tu cuenta. Quita las que no reconozcas.',
    },
  },
  reviewed: {
    en: {
      subject: 'Your account is ready',
      text: 'We have checked your details. You can deposit and play now.',
    },
    es: {
      subject: 'Tu cuenta está lista',
      text: 'Hemos comprobado tus datos. Ya puedes depositar y jugar.',
    },
  },
  underReview: {
    en: {
      subject: 'We are checking your details',
      text: 'Your account is open, but you cannot deposit or play yet. We will email you when the check is done.',
    },
    es: {
      subject: 'Estamos comprobando tus datos',
      text: 'Tu cuenta está abierta, pero aún no puedes depositar ni jugar. Te escribiremos cuando acabemos.',
    },
  },
  welcome: {
    en: {
      subject: 'Welcome to Marquee',
      text: 'Your account is ready. Set your limits before you play.',
    },
    es: {
      subject: 'Te damos la bienvenida a Marquee',
      text: 'Tu cuenta está lista. Fija tus límites antes de jugar.',
    },
  },
};

/** Path of a password reset link. The token is in the fragment, which is never sent to a server. */
const RESET_PATH = '/login/new-password';

/** Path of the link that confirms a new email; its token is in the fragment as well. */
const CONFIRM_PATH = '/login/new-email';

export function confirmLetter(token: string, language: string): Letter {
  const path = `${CONFIRM_PATH}#${token}`;
  return language.startsWith('es')
    ? {
        subject: 'Confirma tu nuevo correo electrónico',
        text: 'El enlace se puede usar una sola vez y caduca en 24 horas. Hasta que lo abras, te escribiremos a la dirección anterior.',
        path,
      }
    : {
        subject: 'Confirm your new email address',
        text: 'The link works once and expires in 24 hours. Until you open it, we will use your old address.',
        path,
      };
}

/** @param language the player's; English where there is no translation */
export const letterFor = (name: keyof typeof letters, language: string): Letter =>
  letters[name][language.startsWith('es') ? 'es' : 'en'];

export function resetLetter(token: string, language: string): Letter {
  const path = `${RESET_PATH}#${token}`;
  return language.startsWith('es')
    ? {
        subject: 'Elige una contraseña nueva',
        text: 'El enlace se puede usar una sola vez y caduca en 30 minutos. Si no lo has pedido, ignora este mensaje.',
        path,
      }
    : {
        subject: 'Choose a new password',
        text: 'The link works once and expires in 30 minutes. If you did not request it, ignore this email.',
        path,
      };
}
