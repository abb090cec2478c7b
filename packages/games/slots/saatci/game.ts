import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** Three by three clocks on nine lines, many of which pay for two: a calm classic whose wins can be doubled. */
export const game: ChoiceGame = {
  id: 124,
  slug: 'saatci',
  rules,
  shownAs: ['new'],
  theme: 'clockmaker',
  studio: 'cinaralti',
  topics: ['craft'],
  present: {
    name: { tr: 'Saatçi', en: 'Clockmaker' },
    tagline: {
      tr: 'Dokuz çizgide tik tak: kazancını al ya da yazı turayla ikiye katla.',
      en: 'Tick tock on nine lines: keep your win, or double it on a coin.',
    },
    volatility: 'low',
    most: { spinUnits: 915, oneIn: 42_840, roundUnits: 14_640 },
    features: ['lines', 'classic', 'scatter', 'gamble'],
    symbols: [
      { id: 'hourglass', tier: 'scatter', art: '23f3', name: { tr: 'Kum saati', en: 'Hourglass' } },
      { id: 'clock', tier: 'high', art: '1f570-fe0f', name: { tr: 'Şömine saati', en: 'Mantel clock' } },
      { id: 'watch', tier: 'high', art: '231a', name: { tr: 'Kol saati', en: 'Wristwatch' } },
      { id: 'alarm', tier: 'mid', art: '23f0', name: { tr: 'Çalar saat', en: 'Alarm clock' } },
      { id: 'gear', tier: 'mid', art: '2699-fe0f', name: { tr: 'Çark', en: 'Gear' } },
      { id: 'driver', tier: 'low', art: '1fa9b', name: { tr: 'Tornavida', en: 'Screwdriver' } },
      { id: 'lens', tier: 'low', art: '1f50d', name: { tr: 'Büyüteç', en: 'Loupe' } },
      { id: 'key', tier: 'low', art: '1f5dd-fe0f', name: { tr: 'Kurma anahtarı', en: 'Winding key' } },
    ],
    tile: { art: '1f570-fe0f', composition: 'still-life', ground: ['#a9733c', '#2b1712'] },
  },
}
