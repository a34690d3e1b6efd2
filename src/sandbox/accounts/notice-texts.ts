import type { Topic } from '../../operator/contract/types.ts';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** Notices about the account itself, by language. */
export const noticeTexts: Readonly<
  Record<'opened' | 'passkeysKept' | 'underReview' | 'reviewed', { en: NoticeText; es: NoticeText }>
> = {
  opened: {
    en: {
      title: 'Your account is open',
      text: 'To withdraw later, verify your identity: send us your identity document.',
    },
    es: {
      title: 'Tu cuenta está abierta',
      text: 'Para poder retirar, verifica tu identidad: envíanos tu documento de identidad.',
    },
  },
  passkeysKept: {
    en: {
      title: 'Check your passkeys',
      text: 'You have a new password, but your passkeys still give access to your account. Remove any you do not recognise.',
    },
    es: {
      title: 'Revisa tus llaves de acceso',
      text: 'Tienes una contraseña nueva, pero tus llaves siguen abriendo tu cuenta. Quita las que no reconozcas.',
    },
  },
  underReview: {
    en: {
      title: 'We are checking your details',
      text: 'Your account is open, but you cannot deposit or play yet. We will email you when the check is done.',
    },
    es: {
      title: 'Estamos comprobando tus datos',
      text: 'Tu cuenta está abierta, pero aún no puedes depositar ni jugar. Te escribiremos cuando acabemos.',
    },
  },
  reviewed: {
    en: {
      title: 'Your account is ready',
      text: 'We have checked your details. You can deposit and play now.',
    },
    es: {
      title: 'Tu cuenta está lista',
      text: 'Hemos comprobado tus datos. Ya puedes depositar y jugar.',
    },
  },
};

/** @param language the player's; English where there is no translation */
export const noticeFor = (
  name: keyof typeof noticeTexts,
  language: string,
): NoticeText & { readonly topic: Topic } => ({
  ...noticeTexts[name][language.startsWith('es') ? 'es' : 'en'],
  topic: 'account',
});
