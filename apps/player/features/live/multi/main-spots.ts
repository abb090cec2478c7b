import { type DrawnGameName, MONEY_WHEEL_NUMBERS } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import { groundOf } from '../table/money-wheel/fields.ts'
import { useSpotName } from '../table/roulette/spot-name.ts'

/** Spots that a small scene offers, in the order of its layout. The whole layout is on the page of the table. */
const MAIN_SPOTS: Readonly<Record<DrawnGameName, readonly string[]>> = {
  roulette: ['low', 'even', 'red', 'black', 'odd', 'high', 'dozen-1', 'dozen-2', 'dozen-3', '0'],
  baccarat: ['player', 'tie', 'banker'],
  'dragon-tiger': ['dragon', 'tie', 'tiger'],
  'sic-bo': ['small', 'odd', 'even', 'big'],
  'money-wheel': MONEY_WHEEL_NUMBERS.map(String),
  'andar-bahar': ['andar', 'bahar'],
}

export const isMultiGame = (game: string): game is DrawnGameName => Object.hasOwn(MAIN_SPOTS, game)
export const mainSpotsOf = (game: DrawnGameName): readonly string[] => MAIN_SPOTS[game]

/** Returns the function that names a spot of the main ones of a game. */
export function useMainSpotName(game: DrawnGameName): (spot: string) => string {
  const t = useTranslations('table')
  const rouletteName = useSpotName()
  return (spot) => {
    switch (game) {
      case 'roulette':
        return spot === '0' ? '0' : rouletteName(spot)
      case 'baccarat':
      case 'dragon-tiger':
        return t(`spots.${spot as 'tie'}`)
      case 'sic-bo':
        return t(`dice.${spot as 'small'}`)
      case 'money-wheel':
        return spot
      case 'andar-bahar':
        return t(`sides.andar-bahar.${spot === 'andar' ? 'first' : 'second'}`)
    }
  }
}

const RED = 'rgb(173 22 48 / 0.9)'
const GREEN = 'rgb(10 107 69 / 0.9)'
const BLUE = 'rgb(24 84 160 / 0.75)'
const NIGHT = 'rgb(8 14 24 / 0.6)'
const GROUNDS: Readonly<Record<string, string>> = {
  red: RED,
  black: 'rgb(15 20 32 / 0.9)',
  '0': GREEN,
  player: BLUE,
  banker: RED,
  dragon: RED,
  tiger: BLUE,
  tie: GREEN,
  andar: BLUE,
  bahar: RED,
}

/** Returns the ground of a spot in the colours of its layout. */
export const groundOfSpot = (game: DrawnGameName, spot: string): string =>
  game === 'money-wheel' ? groundOf(spot) : (GROUNDS[spot] ?? NIGHT)
