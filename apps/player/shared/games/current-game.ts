import { create } from 'zustand'
import type { LiveTable } from '../tables/tables.ts'
import type { Game } from './games.ts'

/** The game or table that is being opened or played; `gameID` of a table is its `tableID`. */
export type CurrentGame = {
  readonly game: Game | LiveTable
  readonly gameName: string
  readonly gameID: number
  readonly gameType: 'slot' | 'live'
  readonly providerName: string
  readonly providerID: number
}

export const useCurrentGame = create<{ readonly current: CurrentGame | null }>(() => ({ current: null }))

/** Sets the current game. An object with a `tableID` is a live table, any other is a slot. */
export function setCurrentGame(game: Game | LiveTable): void {
  const isTable = 'tableID' in game
  useCurrentGame.setState({
    current: {
      game,
      gameName: game.name,
      gameID: isTable ? game.tableID : game.gameID,
      gameType: isTable ? 'live' : 'slot',
      providerName: game.providerName,
      providerID: game.providerID,
    },
  })
}

/** Clears the current game if a game with another id or type is launched. */
export function launching(gameID: number, gameType: CurrentGame['gameType']): void {
  const { current } = useCurrentGame.getState()
  if (current && (current.gameID !== gameID || current.gameType !== gameType)) {
    useCurrentGame.setState({ current: null })
  }
}
