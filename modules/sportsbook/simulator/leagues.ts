import type { Sport } from '@poyraz/contract'
import type { TitleName } from './esports/titles.ts'

type LeagueName = {
  readonly sport: Sport
  readonly name: string
  readonly nameEn: string
  readonly tr: string
  readonly en: string
  readonly legsMin: number
  /** Kind of a tennis tour. */
  readonly tour?: 'men' | 'women' | 'cup'
  /** Game and maps of a match of e-sports. */
  readonly title?: TitleName
  readonly bestOf?: 1 | 3 | 5
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
  {
    sport: 'ice_hockey',
    name: 'Yıldızeli Buz Hokeyi Ligi',
    nameEn: 'Yıldızeli Ice Hockey League',
    tr: 'Yıldızeli Cumhuriyeti',
    en: 'Republic of Yıldızeli',
    legsMin: 1,
  },
  {
    sport: 'ice_hockey',
    name: 'Karayel Buz Kupası',
    nameEn: 'Karayel Ice Cup',
    tr: 'Karayel Adaları',
    en: 'Karayel Islands',
    legsMin: 1,
  },
  {
    sport: 'esports',
    name: 'Siper Hattı · Poyrazya Ligi',
    nameEn: 'Siper Hattı · Poyrazya League',
    tr: 'Poyrazya',
    en: 'Poyrazya',
    legsMin: 1,
    title: 'siper',
    bestOf: 3,
  },
  {
    sport: 'esports',
    name: 'Siper Hattı · Ustalar Serisi',
    nameEn: 'Siper Hattı · Masters Series',
    tr: 'Gündoğusu',
    en: 'Gündoğusu',
    legsMin: 1,
    title: 'siper',
    bestOf: 5,
  },
  {
    sport: 'esports',
    name: 'Fırtına Halkası · Açık Kupa',
    nameEn: 'Fırtına Halkası · Open Cup',
    tr: 'Lodosya',
    en: 'Lodosya',
    legsMin: 1,
    title: 'firtina',
    bestOf: 1,
  },
]
