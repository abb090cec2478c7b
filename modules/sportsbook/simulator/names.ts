import type { Sport } from '@poyraz/contract'
import { ESPORTS_TEAMS } from './esports/teams.ts'
import { PLAYERS } from './players.ts'

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
const SUFFIXES: Readonly<Record<Exclude<Sport, 'tennis' | 'esports'>, readonly string[]>> = {
  football: ['spor', ' Birliği'],
  basketball: [' Basket'],
  volleyball: [' Voleybol'],
  ice_hockey: [' Kurtları', ' Şahinleri', ' Ayıları', ' Fırtınası'],
}

/** Returns the name of a team or a player of a sport and its three letters. */
export function teamNames(sport: Sport, number: number): { readonly name: string; readonly short: string } {
  if (sport === 'tennis') {
    const name = PLAYERS[number % PLAYERS.length] ?? ''
    return { name, short: shortOf(name.split(' ').at(-1) ?? '') }
  }
  if (sport === 'esports') {
    const name = ESPORTS_TEAMS[number % ESPORTS_TEAMS.length] ?? ''
    return { name, short: shortOf(name) }
  }
  const suffixes = SUFFIXES[sport]
  const town = TOWNS[number % TOWNS.length] ?? ''
  // Ice hockey has a name of its own for each team of a league; other sports one for all.
  const place = sport === 'ice_hockey' ? number : Math.floor(number / TOWNS.length)
  const suffix = suffixes[place % suffixes.length] ?? ''
  return {
    name: `${town}${suffix}`,
    short: shortOf(town),
  }
}

/** Three letters of a team. */
export const shortOf = (name: string) => name.replaceAll(' ', '').slice(0, 3).toLocaleUpperCase('tr')

/** Colours of shirts. */
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
