import type { messages as en } from '../en/push.ts';

export const messages: Record<keyof typeof en, string> = {
  'push.question.title': 'هل نُعلمك بالجديد؟',
  'push.question.text':
    'يمكننا إشعارك على هذا الجهاز بما تتابعه. أنت تختار المواضيع وساعات عدم الإزعاج، ويمكنك التوقف متى شئت.',
  'push.question.then': 'بعد «نعم» يسألك متصفحك مرة أخرى.',
  'push.question.yes': 'نعم، على هذا الجهاز',
  'push.question.notNow': 'ليس الآن',
  'push.question.never': 'لا تسألني مرة أخرى',
  'push.here': 'الإشعارات على هذا الجهاز',
  'push.done': 'تم',
  'push.settings': 'المواضيع وساعات عدم الإزعاج',
  'push.again': 'إعادة المحاولة',
  'push.look': 'غيّرت الإعداد',
  'push.turnOn': 'تفعيل',
  'push.turnOff': 'إيقاف',
  'push.devices': 'عرض أجهزتك',

  'push.unknown.title': 'لحظة من فضلك…',
  'push.unknown.text': 'نتحقق من إعدادات هذا الجهاز.',
  'push.off.title': 'متوقفة على هذا الجهاز',
  'push.off.text': 'لا تصلك إشعارات هنا. يسألك متصفحك مرة أخرى عند تفعيلها.',
  'push.asking.title': 'متصفحك يسألك',
  'push.asking.text': 'اختر «السماح» ونتولى الباقي.',
  'push.on.title': 'مفعّلة على هذا الجهاز',
  'push.on.text': 'تصلك هنا أخبار ما تتابعه، خارج ساعات عدم الإزعاج.',
  'push.closed.title': 'متوقفة ما دام حسابك معلّقًا',
  'push.closed.text':
    'لا نرسل لك أخبارًا خلال الاستراحة أو الاستبعاد أو المراجعة. ما يحتاج إليه حسابك يصلك بالبريد الإلكتروني.',

  'push.denied.title': 'متصفحك يحظر الإشعارات',
  'push.denied.text': 'وحدك تستطيع تغيير ذلك:',
  'push.denied.chromium.1': 'اضغط على الرمز المجاور للعنوان.',
  'push.denied.chromium.2': 'اضبط «الإشعارات» على «السماح».',
  'push.denied.android.1': 'اضغط على الرمز المجاور للعنوان، ثم «الأذونات».',
  'push.denied.android.2': 'فعّل «الإشعارات». إن تعذّر ذلك، فاسمح بها للمتصفح في إعدادات هاتفك.',
  'push.denied.firefox.1': 'اضغط على الرمز المجاور للعنوان.',
  'push.denied.firefox.2': 'أزل «محظور» المجاور لـ«إرسال الإشعارات».',
  'push.denied.safari.1': 'افتح قائمة Safari، ثم «الإعدادات» ثم «مواقع الويب» ثم «الإشعارات».',
  'push.denied.safari.2': 'اختر «السماح» لهذا الموقع.',
  'push.denied.ios.1': 'افتح إعدادات جهازك، ثم «الإشعارات».',
  'push.denied.ios.2': 'اختر {site} وفعّل «السماح بالإشعارات».',
  'push.denied.other.1': 'افتح أذونات هذا الموقع في إعدادات متصفحك.',
  'push.denied.other.2': 'اسمح بإشعاراته.',
  'push.denied.then': 'ثم عد إلى هنا.',

  'push.private.title': 'رفض متصفحك من دون أن يسألك',
  'push.private.text':
    'يحدث هذا في النوافذ الخاصة وفي المتصفحات المضبوطة على رفض هذه الأسئلة. افتح الموقع في نافذة عادية، أو اسمح بإشعاراته في الإعدادات.',
  'push.absent.title': 'الإشعارات غير متاحة',
  'push.absent.text': 'هذا الموقع لا يرسل إشعارات إلى المتصفح. لا حاجة إلى أي إجراء منك.',
  'push.unsupported.title': 'هذا المتصفح لا يدعم الإشعارات',
  'push.unsupported.text':
    'جرّب إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari. وتجد كل أخبارك هنا في الجرس أيضًا.',
  'push.ios-not-installed.title': 'أضف الموقع أولًا إلى شاشتك الرئيسية',
  'push.ios-not-installed.text':
    'على iPhone وiPad لا ترسل الإشعارات إلا المواقع الموجودة على الشاشة الرئيسية:',
  'push.ios-not-installed.1': 'في Safari، اضغط على زر «مشاركة».',
  'push.ios-not-installed.2': 'اختر «إضافة إلى الشاشة الرئيسية».',
  'push.ios-not-installed.3': 'افتح الموقع من هناك، وسجّل الدخول وعد إلى هذه الصفحة.',

  'push.failed.offline.title': 'لا يوجد اتصال',
  'push.failed.offline.text': 'لم يتغير شيء. حاول مرة أخرى عند عودة الاتصال.',
  'push.failed.timeout.title': 'خدمة الإشعارات لا تستجيب',
  'push.failed.timeout.text':
    'استغرقت خدمة متصفحك أكثر من عشر ثوانٍ. قد تحظرها شبكة VPN أو شبكة شركة.',
  'push.failed.unknown.title': 'لا يمكننا تأكيد ذلك بعد',
  'push.failed.unknown.text':
    'لم يصلنا رد، فلا نعرف بعد هل الإشعارات مفعّلة على هذا الجهاز. حاول مرة أخرى.',
  'push.failed.limit.title': 'لديك عشرة أجهزة بالفعل',
  'push.failed.limit.text': 'هذا هو الحد الأقصى. أزل جهازًا لم تعد تستخدمه، ثم حاول مرة أخرى.',
  'push.failed.refused.title': 'لم تنجح العملية',
  'push.failed.refused.text':
    'رفض متصفحك أو خدمة إشعاراته. بعض المتصفحات تعطّل الإشعارات في إعداداتها. وإلا فحاول لاحقًا.',
};
