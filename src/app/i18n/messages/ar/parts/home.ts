import type { home as en } from '../../en/parts/home.ts';

export const home: Record<keyof typeof en, string> = {
  'home.title': 'الرئيسية',
  'home.heading': '{company}: كازينو ورياضة',
  'home.description':
    'ماكينات سلوت وطاولات مباشرة ومراهنات رياضية. احتمالات واضحة وحدود بلمسة واحدة، للبالغين فقط.',
  'home.heading.casino': '{company}: كازينو',
  'home.heading.sports': '{company}: مراهنات رياضية',
  'home.description.casino': 'ماكينات سلوت وطاولات مباشرة. حدود بلمسة واحدة، للبالغين فقط.',
  'home.description.sports': 'مراهنات رياضية باحتمالات واضحة. حدود بلمسة واحدة، للبالغين فقط.',
  'home.hero': 'أبرز العروض',
  'home.previous': 'السابق',
  'home.next': 'التالي',
  'home.showSlide': 'عرض: {title}',
  'home.pause': 'إيقاف تبديل الشرائح',
  'home.play': 'تشغيل تبديل الشرائح',
  'home.new': 'جديد',
  'home.jackpot': 'جائزة كبرى',
  'home.jackpots': 'الجوائز الكبرى',
  'home.seeAll': 'عرض الكل',
  'home.failed': 'تعذّر تحميل هذا الجزء.',
  'home.retry': 'إعادة المحاولة',
  'home.until': 'حتى {date}',
  'home.days':
    '{count, plural, zero {يوم} one {يوم} two {يومان} few {أيام} many {يومًا} other {يوم}}',
  'home.hours':
    '{count, plural, zero {ساعة} one {ساعة} two {ساعتان} few {ساعات} many {ساعة} other {ساعة}}',
  'home.minutes':
    '{count, plural, zero {دقيقة} one {دقيقة} two {دقيقتان} few {دقائق} many {دقيقة} other {دقيقة}}',
  'home.more': 'عرض المزيد',
};
