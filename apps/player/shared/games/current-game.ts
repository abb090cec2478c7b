import { create } from 'zustand'
import type { LiveTable } from '../tables/tables.ts'
import type { Game } from './games.ts'

/** The game or table that is being opened or played; `gameID` is the `tableID` of a table. */
export type CurrentGame = {
  readonly game: Game | LiveTable
  readonly gameName: string
  readonly gameID: number
  readonly gameType: 'slot' | 'live'
  readonly providerName: string
  readonly providerID: number
}

export const useCurrentGame = create<{ readonly current: CurrentGame | null }>(() => ({ current: null }))

/** Makes a game the current one: what has a `tableID` is a live table, everything else a slot. */
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

/** A game with another id is being launched: what was current is not any more. */
export function launching(gameID: number, gameType: CurrentGame['gameType']): void {
  const { current } = useCurrentGame.getState()
  if (current && (current.gameID !== gameID || current.gameType !== gameType)) {
    useCurrentGame.setState({ current: null })
  }
}
