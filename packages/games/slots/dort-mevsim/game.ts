import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** 20 lines through the year: a rainbow opens free spins, and the player chooses the season they are played in. */
export const game: ChoiceGame = {
  id: 110,
  slug: 'dort-mevsim',
  rules,
  shownAs: ['new'],
  theme: 'seasons',
  studio: 'cemre',
  topics: ['nature', 'fruit'],
  present: {
    name: { tr: 'Dört Mevsim', en: 'Four Seasons' },
    tagline: {
      tr: 'Gökkuşağı çıkınca mevsimini seç: çok dönüş mü, büyük çarpan mı?',
      en: 'After the rainbow you choose the season: many spins or a large multiplier?',
    },
    volatility: 'medium',
    most: { spinUnits: 19_410, oneIn: 38_521_607, roundUnits: 969_810 },
    features: ['lines', 'wild', 'scatter', 'free-spins', 'choice'],
    symbols: [
      { id: 'tree', tier: 'wild', art: '1f333', name: { tr: 'Çınar', en: 'Plane tree' } },
      { id: 'rainbow', tier: 'scatter', art: '1f308', name: { tr: 'Gökkuşağı', en: 'Rainbow' } },
      { id: 'blossom', tier: 'high', art: '1f338', name: { tr: 'Bahar dalı', en: 'Blossom' } },
      { id: 'sunflower', tier: 'high', art: '1f33b', name: { tr: 'Ayçiçeği', en: 'Sunflower' } },
      { id: 'maple', tier: 'mid', art: '1f341', name: { tr: 'Akçaağaç yaprağı', en: 'Maple leaf' } },
      { id: 'snow', tier: 'mid', art: '2744-fe0f', name: { tr: 'Kar tanesi', en: 'Snowflake' } },
      { id: 'strawberry', tier: 'low', art: '1f353', name: { tr: 'Çilek', en: 'Strawberry' } },
      { id: 'chestnut', tier: 'low', art: '1f330', name: { tr: 'Kestane', en: 'Chestnut' } },
      { id: 'pear', tier: 'low', art: '1f350', name: { tr: 'Armut', en: 'Pear' } },
      { id: 'mushroom', tier: 'low', art: '1f344', name: { tr: 'Mantar', en: 'Mushroom' } },
    ],
    options: [
      { symbol: 'blossom', name: { tr: 'İlkbahar', en: 'Spring' } },
      { symbol: 'sunflower', name: { tr: 'Yaz', en: 'Summer' } },
      { symbol: 'maple', name: { tr: 'Sonbahar', en: 'Autumn' } },
      { symbol: 'snow', name: { tr: 'Kış', en: 'Winter' } },
    ],
    tile: { art: '1f308', composition: 'still-life', ground: ['#4a9a8c', '#123a4a'] },
  },
}
