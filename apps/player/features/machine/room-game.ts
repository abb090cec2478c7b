import type { SlotGame } from '@poyraz/games'
import { useLang } from '@poyraz/ui'
import { createContext, useContext } from 'react'

/** The game whose machine room is open. */
export const RoomGame = createContext<SlotGame | null>(null)

export function useRoomGame(): SlotGame {
  const game = useContext(RoomGame)
  if (!game) throw new Error('a part of the machine room is outside of it')
  return game
}

/** Returns the name of a symbol in the language. */
export function useSymbolName(): (id: string) => string {
  const lang = useLang()
  const { symbols } = useRoomGame().present
  return (id) => symbols.find((symbol) => symbol.id === id)?.name[lang] ?? id
}
