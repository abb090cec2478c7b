import type { TableType } from './tables.ts'

/** Class of each game's felt, for `.ground`. A class and no style, because the server's markup has no styles. */
export const FELTS: Readonly<Record<TableType, string>> = {
  roulette: 'felt-roulette',
  blackjack: 'felt-blackjack',
  baccarat: 'felt-baccarat',
  poker: 'felt-poker',
  dice: 'felt-dice',
  show: 'felt-show',
}
