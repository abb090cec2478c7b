import type { Sport } from '@poyraz/contract'
import { PLAYERS } from './players.ts'

type LeagueName = {
  readonly sport: Sport
  readonly name: string
  readonly nameEn: string
  readonly tr: string
  readonly en: string
  readonly legsMin: number
  /** Kind of a tennis tour. */
  readonly tour?: 'men' | 'women' | 'cup'
}

/** Invented leagues: countries are named after winds. New ones are added at the end, as their place is their id. */
export const LEAGUES: readonly LeagueName[] = [
  {
    sport: 'football',
    name: 'Poyrazya Süper Ligi',
    nameEn: 'Poyrazya Super League',
    tr: 'Poyrazya',
    en: 'Poyrazya',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Lodosya Premier Lig',
    nameEn: 'Lodosya Premier League',
    tr: 'Lodosya',
    en: 'Lodosya',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Meltemistan Birinci Lig',
    nameEn: 'Meltemistan First Division',
    tr: 'Meltemistan',
    en: 'Meltemistan',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Karayel Ligi',
    nameEn: 'Karayel League',
    tr: 'Karayel Adaları',
    en: 'Karayel Islands',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Samyeli Kupası Ligi',
    nameEn: 'Samyeli Cup League',
    tr: 'Samyeli',
    en: 'Samyeli',
    legsMin: 2,
  },
  {
    sport: 'football',
    name: 'Yıldızlı Ülke Ligi',
    nameEn: 'Starry Land League',
    tr: 'Yıldızeli Cumhuriyeti',
    en: 'Republic of Yıldızeli',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Gündoğusu Lig A',
    nameEn: 'Gündoğusu League A',
    tr: 'Gündoğusu',
    en: 'Gündoğusu',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Keşişleme Ligi',
    nameEn: 'Keşişleme League',
    tr: 'Keşişleme',
    en: 'Keşişleme',
    legsMin: 2,
  },
  {
    sport: 'football',
    name: 'Günbatısı Ulusal Lig',
    nameEn: 'Günbatısı National League',
    tr: 'Günbatısı',
    en: 'Günbatısı',
    legsMin: 1,
  },
  {
    sport: 'football',
    name: 'Poyrazya İkinci Lig',
    nameEn: 'Poyrazya Second Division',
    tr: 'Poyrazya',
    en: 'Poyrazya',
    legsMin: 2,
  },
  {
    sport: 'basketball',
    name: 'Poyrazya Basketbol Ligi',
    nameEn: 'Poyrazya Basketball League',
    tr: 'Poyrazya',
    en: 'Poyrazya',
    legsMin: 1,
  },
  {
    sport: 'basketball',
    name: 'Lodosya Pota Ligi',
    nameEn: 'Lodosya Hoop League',
    tr: 'Lodosya',
    en: 'Lodosya',
    legsMin: 1,
  },
  {
    sport: 'tennis',
    name: 'Poyrazya Açık · Erkekler',
    nameEn: 'Poyrazya Open · Men',
    tr: 'Poyrazya',
    en: 'Poyrazya',
    legsMin: 1,
    tour: 'men',
  },
  {
    sport: 'tennis',
    name: 'Lodosya Açık · Kadınlar',
    nameEn: 'Lodosya Open · Women',
    tr: 'Lodosya',
    en: 'Lodosya',
    legsMin: 1,
    tour: 'women',
  },
  {
    sport: 'tennis',
    name: 'Meltemistan Kupası · Erkekler',
    nameEn: 'Meltemistan Cup · Men',
    tr: 'Meltemistan',
    en: 'Meltemistan',
    legsMin: 1,
    tour: 'cup',
  },
  {
    sport: 'volleyball',
    name: 'Poyrazya Voleybol Ligi',
    nameEn: 'Poyrazya Volleyball League',
    tr: 'Poyrazya',
    en: 'Poyrazya',
    legsMin: 1,
  },
  {
    sport: 'volleyball',
    name: 'Karayel File Ligi',
    nameEn: 'Karayel Net League',
    tr: 'Karayel Adaları',
    en: 'Karayel Islands',
    legsMin: 1,
  },
]

/** Invented towns; each has two teams, in different leagues. */
const TOWNS = [
  'Akdere',
  'Altınova',
  'Arıkaya',
  'Aydınlar',
  'Bağlarsu',
  'Balıktaş',
  'Bozyel',
  'Camlıköy',
  'Çağılkent',
  'Çataldağ',
  'Damlaca',
  'Demirkuş',
  'Derebağ',
  'Dikenova',
  'Ekinlik',
  'Elmasuyu',
  'Fenerburnu',
  'Gökbayır',
  'Gölyaka',
  'Gümüşdere',
  'Harmanlı',
  'Ilgaza',
  'İncirova',
  'Kadırgalı',
  'Karaçınar',
  'Kavakönü',
  'Kızılırman',
  'Kocabük',
  'Kumluca Liman',
  'Kurtyatağı',
  'Martıkaya',
  'Mavidere',
  'Narlıbahçe',
  'Ocakbaşı',
  'Ortaçay',
  'Pınarcık',
  'Rüzgârlı',
  'Sarıkum',
  'Sazlıgöl',
  'Selvili',
  'Sivritepe',
  'Şahinkaya',
  'Taşlıyol',
  'Tepecik Han',
  'Turnalı',
  'Ulukavak',
  'Uzunkum',
  'Üçpınar',
  'Yağmurlu',
  'Yalıkent',
  'Yankıdağ',
  'Yarımada',
  'Yelkenova',
  'Yeşilbük',
  'Yoncalık',
  'Yüksekyayla',
  'Zambaklı',
  'Zeytinkent',
  'Zirveköy',
  'Zümrütlü',
] as const

/** Second words of the names of teams, after the town. */
const SUFFIXES: Readonly<Record<Exclude<Sport, 'tennis'>, readonly string[]>> = {
  football: ['spor', ' Birliği'],
  basketball: [' Basket'],
  volleyball: [' Voleybol'],
}

/** Returns the name of a team or a player of a sport and its three letters. */
export function teamNames(sport: Sport, number: number): { readonly name: string; readonly short: string } {
  if (sport === 'tennis') {
    const name = PLAYERS[number % PLAYERS.length] ?? ''
    return { name, short: shortOf(name.split(' ').at(-1) ?? '') }
  }
  const suffixes = SUFFIXES[sport]
  const town = TOWNS[number % TOWNS.length] ?? ''
  const suffix = suffixes[Math.floor(number / TOWNS.length) % suffixes.length] ?? ''
  return {
    name: `${town}${suffix}`,
    short: shortOf(town),
  }
}

const shortOf = (name: string) => name.replaceAll(' ', '').slice(0, 3).toLocaleUpperCase('tr')

export const COLORS = [
  '#c8102e',
  '#0b3d91',
  '#007a3d',
  '#f2b705',
  '#111827',
  '#6d28d9',
  '#ea580c',
  '#0e7490',
  '#9d174d',
  '#f5f5f4',
  '#7f1d1d',
  '#1d4ed8',
] as const
