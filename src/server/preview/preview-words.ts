interface Words {
  refused: { title: string; text: string; home: string };
  mark: (moment: string) => string;
  leave: string;
}

/** For editors, by language; English where there are none. They stay on the server. */
const words: Record<string, Words> = {
  en: {
    refused: {
      title: 'This preview cannot be opened',
      text: 'The link is not valid, or it has run out. Ask for a new one.',
      home: 'To the site',
    },
    mark: (moment) => `Preview: drafts, as of ${moment}`,
    leave: 'Leave preview',
  },
  es: {
    refused: {
      title: 'Esta vista previa no se puede abrir',
      text: 'El enlace no es válido o ha caducado. Pide uno nuevo.',
      home: 'Ir al sitio',
    },
    mark: (moment) => `Vista previa: borradores, a fecha de ${moment}`,
    leave: 'Salir de la vista previa',
  },
  ar: {
    refused: {
      title: 'تعذّر فتح هذه المعاينة',
      text: 'الرابط غير صالح أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
      home: 'إلى الموقع',
    },
    mark: (moment) => `معاينة: مسودات، كما تكون في ${moment}`,
    leave: 'الخروج من المعاينة',
  },
};

/** The language that a browser wants first, if there are words in it. @param header its `Accept-Language` */
export function languageAsked(header = ''): string {
  const language = header.trim().slice(0, 2).toLowerCase();
  return Object.hasOwn(words, language) ? language : 'en';
}

export const previewWords = (locale: string): Words =>
  words[locale.split('-')[0] ?? ''] ?? (words['en'] as Words);
