import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** 576 ways on a lake of birds: sunrise brings a flight, and the player chooses how many go and how high. */
export const game: ChoiceGame = {
  id: 136,
  slug: 'kus-cenneti',
  rules,
  shownAs: ['new'],
  theme: 'bird-lake',
  studio: 'kerteriz',
  topics: ['nature', 'animals', 'anatolia'],
  present: {
    name: { tr: 'Kuş Cenneti', en: 'Bird Lake' },
    tagline: {
      tr: 'Gün doğunca sürünü seç: kalabalık mı, yükseklerde mi?',
      en: 'At sunrise choose your flock: a large one, or one that flies high?',
    },
    volatility: 'medium',
    most: { spinUnits: 8320, oneIn: 38460576, roundUnits: 230016 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'choice'],
    symbols: [
      { id: 'reed', tier: 'wild', art: '1f33e', name: { tr: 'Saz', en: 'Reeds' } },
      { id: 'sunrise', tier: 'scatter', art: '1f305', name: { tr: 'Gün doğumu', en: 'Sunrise' } },
      { id: 'flamingo', tier: 'high', art: '1f9a9', name: { tr: 'Flamingo', en: 'Flamingo' } },
      { id: 'swan', tier: 'high', art: '1f9a2', name: { tr: 'Kuğu', en: 'Swan' } },
      { id: 'duck', tier: 'mid', art: '1f986', name: { tr: 'Ördek', en: 'Duck' } },
      { id: 'goose', tier: 'mid', art: '1fabf', name: { tr: 'Kaz', en: 'Goose' } },
      { id: 'nest', tier: 'mid', art: '1fab9', name: { tr: 'Yuva', en: 'Nest' } },
      { id: 'egg', tier: 'low', art: '1f95a', name: { tr: 'Yumurta', en: 'Egg' } },
      { id: 'lotus', tier: 'low', art: '1fab7', name: { tr: 'Nilüfer', en: 'Water lily' } },
      { id: 'feather', tier: 'low', art: '1fab6', name: { tr: 'Tüy', en: 'Feather' } },
    ],
    options: [
      { symbol: 'goose', name: { tr: 'Kazlar', en: 'Geese' } },
      { symbol: 'duck', name: { tr: 'Ördekler', en: 'Ducks' } },
      { symbol: 'swan', name: { tr: 'Kuğular', en: 'Swans' } },
    ],
    tile: { art: '1f9a9', composition: 'still-life', ground: ['#e08a7a', '#1a3a4a'] },
  },
}
