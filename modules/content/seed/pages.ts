import { readHtml } from './html.ts'
import type { SeedPage } from './shapes.ts'

/** Information pages. Their texts are in `pages/<name>.<language>.html`. */
export const PAGES: readonly SeedPage[] = [
  {
    infType: 'SorumluOyunculuk',
    title: { tr: 'Sorumlu oyun', en: 'Responsible gaming' },
    html: readHtml('pages/responsible-gaming'),
  },
  // This page has the legal notice in both languages, in every language of the site.
  {
    infType: 'GenelKurallar',
    title: { tr: 'Genel kurallar', en: 'General rules' },
    html: readHtml('pages/general-rules'),
  },
  {
    infType: 'GizlilikBilgisi',
    title: { tr: 'Gizlilik', en: 'Privacy' },
    html: readHtml('pages/privacy'),
  },
  {
    infType: 'FinancialsInformation',
    title: { tr: 'Finansal bilgiler', en: 'Financial information' },
    html: readHtml('pages/financial'),
  },
  {
    infType: 'CasinoKurallari',
    title: { tr: 'Casino kuralları', en: 'Casino rules' },
    html: readHtml('pages/casino-rules'),
  },
  {
    infType: 'BahisKurallari',
    title: { tr: 'Bahis kuralları', en: 'Betting rules' },
    html: readHtml('pages/bet-rules'),
  },
  // The figures are those of the offers; a test of the server compares them.
  {
    infType: 'PromoSart',
    title: { tr: 'Bonus kuralları', en: 'Bonus rules' },
    html: readHtml('pages/bonus-rules'),
  },
  {
    infType: 'SiteInformation',
    title: { tr: 'Hakkımızda', en: 'About us' },
    html: readHtml('pages/about-us'),
  },
  // Pairs of a question (h3) and its answer (p), which the page shows as an accordion.
  {
    infType: 'SSSinformation',
    title: { tr: 'Sık sorulan sorular', en: 'Frequently asked questions' },
    html: readHtml('pages/faq'),
  },
]
