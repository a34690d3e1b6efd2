import type { ServerWords } from '../../../server-words.ts';

export const server: ServerWords = {
  busy: 'Tenemos mucho tráfico ahora mismo. Esta página se abrirá sola en un momento.',
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
