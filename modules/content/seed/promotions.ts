import { readHtml } from './html.ts'
import type { SeedPromotion } from './shapes.ts'

const OF_AN_OFFER = {
  html: {
    tr: '<p>Koşulları <a href="/info/BonusRules">Bonus kuralları</a> sayfasındadır.</p>',
    en: '<p>Its terms are in the <a href="/info/BonusRules">Bonus rules</a>.</p>',
  },
  cta: { label: { tr: 'Bonuslarını gör', en: 'See your bonuses' }, url: '/bonuses' },
  from: '2026-11-21T00:00:00+03:00',
  until: '2028-03-01T00:00:00+03:00',
} as const

/**
 * Terms and dates of bonuses come from the offers (`OfferTerms`). Their figures are also in
 * `pages/bonus-rules.{tr,en}.html`. The other promotions have no bonus.
 */
export const PROMOTIONS: readonly SeedPromotion[] = [
  {
    ...OF_AN_OFFER,
    id: 1,
    category: 'welcome',
    title: { tr: '%50 hoş\u00a0geldin bonusu', en: '50% welcome bonus' },
    summary: {
      tr: 'İlk yatırımının %50’si kadar, en çok ₺999 bonus. Oyun parasıdır.',
      en: 'Half of your first deposit on top, up to ₺999. It is play money.',
    },
    image: '1f381',
  },
  {
    ...OF_AN_OFFER,
    id: 2,
    category: 'casino',
    title: { tr: '%30 casino kayıp bonusu', en: '30% casino discount' },
    summary: {
      tr: 'Son 7 gündeki net kaybının %30’u, en çok ₺5.000, bonus olarak geri gelir. Oyun parasıdır.',
      en: '30% of your net loss of the last 7 days back as a bonus, up to ₺5,000. It is play money.',
    },
    image: '1f3b0',
  },
  {
    ...OF_AN_OFFER,
    id: 3,
    category: 'deposit',
    title: { tr: '%20 yatırım bonusu', en: '20% deposit bonus' },
    summary: {
      tr: 'Günde bir yatırımına %20, en çok ₺2.000 bonus. Oyun parasıdır.',
      en: '20% on one deposit a day, up to ₺2,000. It is play money.',
    },
    image: '1fa99',
  },
  {
    ...OF_AN_OFFER,
    id: 102,
    category: 'casino',
    title: { tr: '%5 haftalık kayıp bonusu', en: '5% weekly cashback' },
    summary: {
      tr: 'Son 7 gündeki net kaybının %5’i, en çok ₺1.000, bonus olarak geri gelir. Oyun parasıdır.',
      en: '5% of your net loss of the last 7 days back as a bonus, up to ₺1,000. It is play money.',
    },
    image: '1f45b',
  },
  {
    ...OF_AN_OFFER,
    id: 103,
    category: 'casino',
    title: { tr: 'Lale Devri’nde 20 bedava dönüş', en: '20 free spins on Lale Devri' },
    summary: {
      tr: '₺200 ve üzeri yatırımına LALE20 koduyla Lale Devri’nde 20 dönüş. Oyun parasıdır.',
      en: '20 spins on Lale Devri for a deposit of ₺200 or more, with the code LALE20. It is play money.',
    },
    image: '1f337',
  },
  {
    ...OF_AN_OFFER,
    id: 104,
    category: 'deposit',
    title: { tr: '₺100 bedava bahis', en: '₺100 free bet' },
    summary: {
      tr: '₺500 ve üzeri yatırımına BEDAVA100 koduyla ₺100 bedava bahis. Oyun parasıdır.',
      en: 'A ₺100 free bet for a deposit of ₺500 or more, with the code BEDAVA100. It is play money.',
    },
    image: '1f39f-fe0f',
  },
  {
    id: 7,
    category: 'site',
    title: { tr: 'Yılbaşı çekilişi 2027', en: 'New Year draw 2027' },
    summary: {
      tr: 'Aralık ayında yatırıp çevirdiğin her ₺500 bir bilet kazandırır, en çok 20 bilet. On ödül, toplam ₺44.500 oyun parası.',
      en: 'Every ₺500 you deposit and wager in December earns a ticket, up to 20. Ten prizes, ₺44,500 of play money in all.',
    },
    html: readHtml('promotions/new-year-draw'),
    image: '1f3ab',
    cta: { label: { tr: 'Biletlerini gör', en: 'See your tickets' }, url: '/tickets' },
    from: '2026-12-01T00:00:00+03:00',
    until: '2026-12-31T20:00:00+03:00',
  },
  {
    id: 4,
    category: 'site',
    title: { tr: 'Üye olmadan dene', en: 'Try without signing up' },
    summary: {
      tr: 'Her slotun demosu ₺10.000 deneme bakiyesiyle açılır. Kayıt gerekmez, kurallar ve oranlar aynıdır.',
      en: 'The demo of every slot opens with a trial balance of ₺10,000. No sign-up, the same rules and returns.',
    },
    html: readHtml('promotions/try-the-demo'),
    image: '1f579-fe0f',
    cta: { label: { tr: 'Slotlara bak', en: 'Browse the slots' }, url: '/slot' },
    from: '2026-11-21T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 5,
    category: 'site',
    title: { tr: 'Turunu kendin doğrula', en: 'Verify your own round' },
    summary: {
      tr: 'Oynadığın her turun kanıtı var. Sonucu tarayıcın yeniden hesaplar; bağlantın kesik olsa da çalışır.',
      en: 'Every round you play has a proof. Your browser works the result out again, even without a connection.',
    },
    html: readHtml('promotions/verify-a-round'),
    image: '1f50e',
    cta: { label: { tr: 'Bir turu doğrula', en: 'Verify a round' }, url: '/verify' },
    from: '2026-11-21T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 6,
    category: 'site',
    title: { tr: 'Açılış öncesi sayım', en: 'The count before the opening' },
    summary: {
      tr: 'Site açılmadan önce üç oyunun bütün duruşları sayıldı. Sonuç: üç sertifika, üç kesin RTP.',
      en: 'Before the site opened every stop of the three games was counted. The result: three certificates, three exact RTPs.',
    },
    html: readHtml('promotions/count-before-opening'),
    image: '1f9ee',
    cta: { label: { tr: 'Casino kurallarını oku', en: 'Read the casino rules' }, url: '/info/CasinoRules' },
    from: '2026-11-01T00:00:00+03:00',
    until: '2026-11-21T00:00:00+03:00',
  },
]
