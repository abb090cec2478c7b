import type { SeedSlider } from './shapes.ts'

/**
 * `home` left is the large banner, `home` right the two small ones; `slot` is shown between the parts of a
 * page.
 */
export const SLIDERS: readonly SeedSlider[] = [
  {
    id: 1,
    type: 'home',
    place: 'left',
    title: { tr: '%50 hoş\u00a0geldin bonusu', en: '50% welcome bonus' },
    text: {
      tr: 'İlk yatırımının %50’si kadar, en çok ₺999 bonus oyun parası. 10 kat çevrim, 30\u00a0gün süre.',
      en: 'Half of your first deposit in bonus play money, up to ₺999. 10× wagering, 30 days.',
    },
    image: '1f381',
    link: '/promotions?id=1',
    from: '2026-11-01T00:00:00+03:00',
    until: '2028-03-01T00:00:00+03:00',
  },
  {
    id: 3,
    type: 'home',
    place: 'left',
    title: { tr: '%30 casino kayıp bonusu', en: '30% casino discount' },
    text: {
      tr: 'Son 7 gündeki net kaybının %30’u, en çok ₺5.000 bonus oyun parası. 1 kat çevrim, 7\u00a0gün süre.',
      en: '30% of your net loss of the last 7 days in bonus play money, up to ₺5,000. 1× wagering, 7 days.',
    },
    image: '1f3b0',
    link: '/promotions?id=2',
    from: '2026-11-01T00:00:00+03:00',
    until: '2028-03-01T00:00:00+03:00',
  },
  {
    id: 4,
    type: 'home',
    place: 'left',
    title: { tr: '%20 yatırım bonusu', en: '20% deposit bonus' },
    text: {
      tr: 'Günde bir yatırımına %20, en çok ₺2.000 bonus oyun parası. 8 kat çevrim, 14\u00a0gün süre.',
      en: '20% on one deposit a day in bonus play money, up to ₺2,000. 8× wagering, 14 days.',
    },
    image: '1fa99',
    link: '/promotions?id=3',
    from: '2026-11-01T00:00:00+03:00',
    until: '2028-03-01T00:00:00+03:00',
  },
  {
    id: 5,
    type: 'home',
    place: 'right',
    title: { tr: 'Üye olmadan dene', en: 'Try without signing up' },
    text: { tr: 'Her slotun demosu ₺10.000 ile açılır', en: 'Every slot has a demo with ₺10,000' },
    image: '1f579-fe0f',
    link: '/slot',
    from: '2026-11-01T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 6,
    type: 'home',
    place: 'right',
    title: { tr: 'Turunu doğrula', en: 'Verify your round' },
    text: { tr: 'Tarayıcında, çevrimdışı da olur', en: 'In your browser, even offline' },
    image: '1f50e',
    link: '/verify',
    from: '2026-11-01T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 7,
    type: 'slot',
    place: 'left',
    title: { tr: 'RTP’yi tahmin etmedik, saydık', en: 'We did not guess the RTP, we counted it' },
    text: { tr: 'Bütün slotların sayıları tek sayfada', en: 'The figures of all slots on one page' },
    image: '1f9ee',
    link: '/info/CasinoRules',
    from: '2026-11-01T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 2,
    type: 'slot',
    place: 'right',
    title: { tr: 'Sonucu biz bile değiştiremeyiz', en: 'Not even we can change the result' },
    text: {
      tr: 'Önce mühür, sonra oyuncu anahtarın, son olarak kanıt',
      en: 'First the seal, then your seed, then the proof',
    },
    image: '1f510',
    link: '/promotions?id=5',
    from: '2026-11-01T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
]
