import { beforeEach, describe, expect, it } from 'vitest'
import { launching, setCurrentGame, useCurrentGame } from './current-game.ts'

type Given = Parameters<typeof setCurrentGame>[0]
const provider = { providerID: 1, providerName: 'Poyraz' }
const slot = { gameID: 3, name: 'Lale', ...provider } as Given
const table = { tableID: 3, name: 'Galata', ...provider } as Given
const current = () => useCurrentGame.getState().current

beforeEach(() => useCurrentGame.setState({ current: null }))

describe('the current game', () => {
  it('is a slot if it has no table id (S3.27, S4.26)', () => {
    setCurrentGame(slot)
    expect(current()).toEqual({ game: slot, gameName: 'Lale', gameID: 3, gameType: 'slot', ...provider })
  })

  it('is live if it has a table id (S3.27, S4.26)', () => {
    setCurrentGame(table)
    expect(current()).toMatchObject({ gameName: 'Galata', gameID: 3, gameType: 'live' })
  })

  it('stays when the same game is launched', () => {
    setCurrentGame(slot)
    launching(3, 'slot')
    expect(current()?.gameID).toBe(3)
  })

  it('is cleared when another game is launched (S4.26)', () => {
    setCurrentGame(slot)
    launching(4, 'slot')
    expect(current()).toBeNull()
    setCurrentGame(slot)
    launching(3, 'live')
    expect(current()).toBeNull()
  })
})
