import type { House } from '@poyraz/contract'
import { HOUR_MS } from '@poyraz/kernel'
import { createContext, useContext } from 'react'

/** Play money, as the development server has it, which writes nothing into the page. */
export const PLAY_HOUSE: House = {
  idleMs: HOUR_MS,
  passwordLengthMin: 6,
  carriesSms: true,
  realityCanBeOff: true,
  gameOrigins: [],
}

export const HouseContext = createContext<House>(PLAY_HOUSE)

/** The rules of the house that the server wrote into the page; the server keeps them whatever stands here. */
export function useHouse(): House {
  return useContext(HouseContext)
}
