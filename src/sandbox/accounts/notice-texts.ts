import { type InLanguages, inLanguage } from '../operator/in-language.ts';
import type { NewNotice } from './notices.ts';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

type NoticeName =
  | 'documentAccepted'
  | 'documentRefused'
  | 'identityAccepted'
  | 'opened'
  | 'passkeysKept'
  | 'underReview'
  | 'reviewed';

/** Notices about the account itself, by language. */
export const noticeTexts: Readonly<Record<NoticeName, InLanguages<NoticeText>>> = {
  documentAccepted: {
    en: {
      title: 'Your document was accepted',
      text: 'You don’t need to do anything else.',
    },
    es: {
      title: 'Hemos aceptado tu documento',
      text: 'No tienes que hacer nada más.',
    },
    ar: {
      title: 'قُبل مستندك',
      text: 'لا يلزمك فعل أي شيء آخر.',
    },
  },
  documentRefused: {
    en: {
      title: 'We couldn’t accept your document',
      text: 'See the reason under Documents and send another one.',
    },
    es: {
      title: 'No hemos podido aceptar tu documento',
      text: 'Consulta el motivo en Documentos y envía otro.',
    },
    ar: {
      title: 'لم نتمكن من قبول مستندك',
      text: 'اطّلع على السبب في صفحة «المستندات» وأرسل مستندًا آخر.',
    },
  },
  identityAccepted: {
    en: {
      title: 'Your identity document was accepted',
      text: 'Your identity is verified.',
    },
    es: {
      title: 'Hemos aceptado tu documento de identidad',
      text: 'Tu identidad está verificada.',
    },
    ar: {
      title: 'قُبل مستند هويتك',
      text: 'تم التحقق من هويتك.',
    },
  },
  opened: {
    en: {
      title: 'Your account is open',
      text: 'To withdraw later, verify your identity: send us your identity document.',
    },
    es: {
      title: 'Tu cuenta está abierta',
      text: 'Para poder retirar, verifica tu identidad: envíanos tu documento de identidad.',
    },
    ar: {
      title: 'أُنشئ حسابك',
      text: 'لتتمكن من السحب لاحقًا، تحقّق من هويتك: أرسل إلينا مستند هويتك.',
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
    ar: {
      title: 'راجع مفاتيح المرور',
      text: 'لديك كلمة مرور جديدة، لكن مفاتيح المرور ما زالت تفتح حسابك. أزل ما لا تعرفه منها.',
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
    ar: {
      title: 'نتحقق من بياناتك',
      text: 'أُنشئ حسابك، لكن لا يمكنك الإيداع أو اللعب بعد. سنراسلك بالبريد الإلكتروني عند انتهاء التحقق.',
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
    ar: {
      title: 'حسابك جاهز',
      text: 'تحققنا من بياناتك. يمكنك الآن الإيداع واللعب.',
    },
  },
};

/** The pages that they speak of. */
const pages: { readonly [name in NoticeName]?: NonNullable<NewNotice['page']> } = {
  documentAccepted: 'documents',
  documentRefused: 'documents',
  identityAccepted: 'documents',
  opened: 'documents',
  reviewed: 'cashier',
};

/** @param language the player's; English where there is no translation */
export function noticeFor(name: NoticeName, language: string): NewNotice {
  const page = pages[name];
  return { ...inLanguage(noticeTexts[name], language), topic: 'account', ...(page && { page }) };
}
