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
};

export const previewWords = (locale: string): Words =>
  words[locale.split('-')[0] ?? ''] ?? (words['en'] as Words);
