import { type InLanguages, inLanguage } from '../operator/in-language.ts';
import type { Mail, TextMessage } from './outbox.ts';

type Letter = Omit<Mail, 'to'>;
type Letters<Name extends string> = Readonly<Record<Name, InLanguages<Letter>>>;

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
  | 'phoneChanging'
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
    ar: {
      subject: 'أُغلق حسابك',
      text: 'تحققنا من بياناتك ولا يمكننا إبقاء هذا الحساب مفتوحًا. إذا كنت ترى أن هذا خطأ، فتواصل معنا.',
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
    ar: {
      subject: 'تغيّرت بيانات الاتصال في حسابك',
      text: 'إذا لم تكن أنت من غيّرها، فتواصل معنا فورًا. قد يكون شخص آخر قادرًا على الوصول إلى حسابك.',
    },
  },
  emailChanging: {
    en: {
      subject: 'Request to change your email address',
      text: 'It will change when the link we sent to the new address is opened. If this was not you, change your password at once.',
    },
    es: {
      subject: 'Solicitud de cambio de tu correo electrónico',
      text: 'Cambiará cuando se abra el enlace enviado a la nueva dirección. Si no has sido tú, cambia tu contraseña enseguida.',
    },
    ar: {
      subject: 'طلب تغيير بريدك الإلكتروني',
      text: 'سيتغيّر عند فتح الرابط المُرسل إلى العنوان الجديد. إذا لم تكن أنت من طلب ذلك، فغيّر كلمة مرورك فورًا.',
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
    ar: {
      subject: 'تغيّر بريدك الإلكتروني',
      text: 'من الآن فصاعدًا سنستخدم عنوانك الجديد. إذا لم تكن أنت من غيّره، فتواصل معنا فورًا.',
    },
  },
  passkeyAdded: {
    en: {
      subject: 'A passkey was added to your account',
      text: 'If this was not you, remove it under Security and change your password at once.',
    },
    es: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      text: 'Si no has sido tú, quítala en Seguridad y cambia tu contraseña enseguida.',
    },
    ar: {
      subject: 'أُضيف مفتاح مرور إلى حسابك',
      text: 'إذا لم تكن أنت من أضافه، فأزله من صفحة «الأمان» وغيّر كلمة مرورك فورًا.',
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
    ar: {
      subject: 'أُزيل مفتاح مرور من حسابك',
      text: 'إذا لم تكن أنت من أزاله، فغيّر كلمة مرورك فورًا وتواصل معنا.',
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
    ar: {
      subject: 'تغيّرت كلمة مرورك',
      text: 'إذا لم تكن أنت من غيّرها، فاختر كلمة مرور جديدة فورًا وتواصل معنا.',
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
    ar: {
      subject: 'تغيّرت كلمة مرورك',
      text: 'مفاتيح المرور ما زالت تفتح حسابك. أزل ما لا تعرفه منها.',
    },
  },
  phoneChanging: {
    en: {
      subject: 'Request to change your phone number',
      text: 'It will change when the code we sent to the new number is entered. If this was not you, change your password at once.',
    },
    es: {
      subject: 'Solicitud de cambio de tu teléfono',
      text: 'Cambiará cuando se introduzca el código enviado al número nuevo. Si no has sido tú, cambia tu contraseña enseguida.',
    },
    ar: {
      subject: 'طلب تغيير رقم هاتفك',
      text: 'سيتغيّر عند إدخال الرمز المُرسل إلى الرقم الجديد. إذا لم تكن أنت من طلب ذلك، فغيّر كلمة مرورك فورًا.',
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
    ar: {
      subject: 'حسابك جاهز',
      text: 'تحققنا من بياناتك. يمكنك الآن الإيداع واللعب.',
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
    ar: {
      subject: 'نتحقق من بياناتك',
      text: 'أُنشئ حسابك، لكن لا يمكنك الإيداع أو اللعب بعد. سنراسلك بالبريد الإلكتروني عند انتهاء التحقق.',
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
    ar: {
      subject: 'أهلًا بك في Marquee',
      text: 'حسابك جاهز. عيّن حدودك قبل أن تلعب.',
    },
  },
};

const confirmation: InLanguages<Letter> = {
  en: {
    subject: 'Confirm your new email address',
    text: 'The link works once and expires in 24 hours. Until you open it, we will use your old address.',
  },
  es: {
    subject: 'Confirma tu nuevo correo electrónico',
    text: 'El enlace se puede usar una sola vez y caduca en 24 horas. Hasta que lo abras, te escribiremos a la dirección anterior.',
  },
  ar: {
    subject: 'أكّد بريدك الإلكتروني الجديد',
    text: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 24 ساعة. إلى أن تفتحه، نراسلك على عنوانك القديم.',
  },
};

const reset: InLanguages<Letter> = {
  en: {
    subject: 'Choose a new password',
    text: 'The link works once and expires in 30 minutes. If you did not request it, ignore this email.',
  },
  es: {
    subject: 'Elige una contraseña nueva',
    text: 'El enlace se puede usar una sola vez y caduca en 30 minutos. Si no lo has pedido, ignora este mensaje.',
  },
  ar: {
    subject: 'اختر كلمة مرور جديدة',
    text: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة. إذا لم تطلبه، فتجاهل هذه الرسالة.',
  },
};

const phoneCode: InLanguages<Letter> = {
  en: {
    subject: 'Confirm your new phone number',
    text: 'The code works for 10 minutes. Enter it on our site only, and never tell it to anyone.',
  },
  es: {
    subject: 'Confirma tu nuevo teléfono',
    text: 'El código caduca en 10 minutos. Introdúcelo solo en nuestra web y no se lo digas a nadie.',
  },
  ar: {
    subject: 'أكّد رقم هاتفك الجديد',
    text: 'تنتهي صلاحية الرمز بعد 10 دقائق. أدخله في موقعنا فقط، ولا تخبر به أحدًا.',
  },
};

/** @param language the player's; English where there is no translation */
export const letterFor = (name: keyof typeof letters, language: string): Letter =>
  inLanguage(letters[name], language);

/** The token is in the fragment, which is never sent to a server. */
interface TokenLink {
  /** The site's page for it; absent on a site without that page. */
  page: string | undefined;
  token: string;
}
const withLink = (letter: Letter, { page, token }: TokenLink): Letter =>
  page === undefined ? letter : { ...letter, path: `${page}#${token}` };

export const confirmLetter = (link: TokenLink, language: string): Letter =>
  withLink(inLanguage(confirmation, language), link);

export const resetLetter = (link: TokenLink, language: string): Letter =>
  withLink(inLanguage(reset, language), link);

export const phoneCodeText = (code: string, language: string): Omit<TextMessage, 'to'> => ({
  ...inLanguage(phoneCode, language),
  code,
});
