import { expect, it } from 'vitest'
import { canRunOwnGames } from './device.ts'

class Canvas {
  transferControlToOffscreen(): void {}
}

it.each([
  [{ Worker: class {}, HTMLCanvasElement: Canvas }, true],
  [{ HTMLCanvasElement: Canvas }, false],
  [{ Worker: class {}, HTMLCanvasElement: class {} }, false],
  [{}, false],
])('a browser with %j runs our games: %s (S8.14)', (scope, expected) => {
  expect(canRunOwnGames(scope)).toBe(expected)
})
