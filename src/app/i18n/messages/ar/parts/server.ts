import type { ServerWords } from '../../../server-words.ts';

export const server: ServerWords = {
  busy: 'نشهد ضغطًا كبيرًا الآن. ستُفتح هذه الصفحة من تلقاء نفسها بعد لحظات.',
  preview: {
    refused: {
      title: 'تعذّر فتح هذه المعاينة',
      text: 'الرابط غير صالح أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
      home: 'إلى الموقع',
    },
    mark: (moment) => `معاينة: مسودات، كما تكون في ${moment}`,
    leave: 'الخروج من المعاينة',
  },
};
