import type { SeedSpecialDate } from './shapes.ts'

/** Days with a fixed date; the religious holidays move and are not among them. The title is the ribbon. */
export const SPECIAL_DATES: readonly SeedSpecialDate[] = [
  {
    id: 2,
    day: '01-01',
    title: { tr: 'Yeni yılın kutlu olsun', en: 'Happy New Year' },
    html: {
      tr: '<p>Sağlıklı, huzurlu, bol neşeli bir yıl dileriz.</p>',
      en: '<p>We wish you a healthy, peaceful and cheerful year.</p>',
    },
  },
  {
    id: 3,
    day: '03-08',
    title: { tr: '8 Mart Dünya Kadınlar Günü kutlu olsun', en: 'Happy International Women’s Day' },
    html: {
      tr: '<p>Eşit ve şiddetsiz bir dünya dileğiyle.</p>',
      en: '<p>Here is to an equal world without violence.</p>',
    },
  },
  {
    id: 4,
    day: '04-23',
    title: {
      tr: '23 Nisan Ulusal Egemenlik ve Çocuk Bayramı kutlu olsun',
      en: 'Happy National Sovereignty and Children’s Day',
    },
    html: {
      tr: '<p>Bugün çocukların günü; vaktini onlarla geçir.</p>',
      en: '<p>Today belongs to the children: spend it with them.</p>',
    },
  },
  {
    id: 5,
    day: '05-01',
    title: { tr: '1 Mayıs Emek ve Dayanışma Günü kutlu olsun', en: 'Happy Labour and Solidarity Day' },
    html: {
      tr: '<p>Emeği geçen herkese teşekkürler.</p>',
      en: '<p>Thank you to everybody who works.</p>',
    },
  },
  {
    id: 6,
    day: '05-06',
    title: { tr: 'Hıdırellez kutlu olsun', en: 'Happy Hıdırellez' },
    html: {
      tr: '<p>Bahar geldi. Dileğin gerçek olsun.</p>',
      en: '<p>Spring is here. May your wish come true.</p>',
    },
  },
  {
    id: 7,
    day: '05-19',
    title: { tr: '19 Mayıs Gençlik ve Spor Bayramı kutlu olsun', en: 'Happy Youth and Sports Day' },
    html: {
      tr: '<p>Gençliğin bayramı kutlu olsun.</p>',
      en: '<p>A happy holiday to the young.</p>',
    },
  },
  {
    id: 8,
    day: '08-30',
    title: { tr: '30 Ağustos Zafer Bayramı kutlu olsun', en: 'Happy Victory Day' },
    html: {
      tr: '<p>Zafer Bayramı kutlu olsun.</p>',
      en: '<p>Happy Victory Day of Türkiye.</p>',
    },
  },
  {
    id: 1,
    day: '10-29',
    title: { tr: '29 Ekim Cumhuriyet Bayramı kutlu olsun', en: 'Happy Republic Day' },
    html: {
      tr: '<p>Cumhuriyet Bayramı kutlu olsun.</p>',
      en: '<p>Happy Republic Day of Türkiye.</p>',
    },
  },
  {
    id: 9,
    day: '11-24',
    title: { tr: '24 Kasım Öğretmenler Günü kutlu olsun', en: 'Happy Teachers’ Day' },
    html: {
      tr: '<p>Bir öğretmenini ara, sevindir.</p>',
      en: '<p>Call a teacher of yours and make their day.</p>',
    },
  },
  {
    id: 10,
    day: '12-31',
    title: { tr: 'İyi seneler', en: 'Happy New Year’s Eve' },
    html: {
      tr: '<p>Yılı sevdiklerinle uğurla.</p>',
      en: '<p>See the year off with the people you love.</p>',
    },
  },
]
