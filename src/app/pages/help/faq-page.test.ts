import { expect, test } from 'vitest';
import type { CleanHtml } from '../../../http/query.ts';
import { toJsonBlock } from '../../../lib/json-block.ts';
import { faqPage } from './faq-page.ts';

const article = (question: string, answer: string) => ({
  slug: 's',
  question,
  answer: answer as CleanHtml,
});

test('PGS-1 RTE-8 lists questions and answers as plain text that cannot end the script', () => {
  const page = faqPage(
    {
      articles: [
        article('</script>?', '<p>Up to 5&nbsp;€ &amp; <b>no</b> &lt;/script&gt;</p><p>Ask.</p>'),
        article('Empty?', '<p></p>'),
      ],
    },
    'es',
  );
  expect(page).toMatchObject({ '@type': 'FAQPage', inLanguage: 'es' });
  expect(page?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: '</script>?',
      acceptedAnswer: { '@type': 'Answer', text: 'Up to 5 € & no </script> Ask.' },
    },
  ]);
  expect(toJsonBlock(page)).not.toContain('</script');
  expect(faqPage({ articles: [article('Empty?', '')] }, 'en')).toBeUndefined();
});
