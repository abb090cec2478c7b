import type { HouseGame } from './house-game.ts'

export const HOUSE_GAMES: readonly HouseGame[] = []
