import type { House } from '@poyraz/contract'
import { HOUR_MS } from '@poyraz/kernel'
import { createContext, useContext } from 'react'

/** Settings for play money. Used under the development server, which writes no page state. */
export const PLAY_HOUSE: House = {
  idleMs: HOUR_MS,
  passwordLengthMin: 6,
  carriesSms: true,
  realityCanBeOff: true,
  publicWins: true,
  gameOrigins: [],
}

export const HouseContext = createContext<House>(PLAY_HOUSE)

/** Returns the settings that the server wrote into the page. The server enforces them in any case. */
export function useHouse(): House {
  return useContext(HouseContext)
}
