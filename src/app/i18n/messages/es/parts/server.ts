import type { ServerWords } from '../../../server-words.ts';

export const server: ServerWords = {
  busy: 'Ahora mismo hay mucha gente. Esta página se abrirá sola en un momento.',
  preview: {
    refused: {
      title: 'Esta vista previa no se puede abrir',
      text: 'El enlace no es válido o ha caducado. Pide uno nuevo.',
      home: 'Ir al sitio',
    },
    mark: (moment) => `Vista previa: borradores, a fecha de ${moment}`,
    leave: 'Salir de la vista previa',
  },
};
