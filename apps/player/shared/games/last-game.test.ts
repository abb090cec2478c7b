import { expect, it } from 'vitest'
import { stubStorage } from '../test-storage.ts'
import { lastGame, rememberGame } from './last-game.ts'

it('remembers the last game of the tab', () => {
  const { tab } = stubStorage()
  expect(lastGame()).toBeNull()
  rememberGame(3)
  rememberGame(2)
  expect(lastGame()).toBe(2)
  tab.set('lastGame', 'x')
  expect(lastGame()).toBeNull()
})
