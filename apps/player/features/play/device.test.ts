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
])('a browser with %j runs our games: %s', (scope, expected) => {
  expect(canRunOwnGames(scope)).toBe(expected)
})
