import { expect, it } from 'vitest'
import { facesOf } from './spot-faces.ts'

it.each([
  ['single-3', [3]],
  ['double-6', [6, 6]],
  ['triple-1', [1, 1, 1]],
  ['pair-2-5', [2, 5]],
  ['total-11', []],
  ['any-triple', []],
  ['small', []],
])('%s shows the faces %j', (spot, faces) => {
  expect(facesOf(spot)).toEqual(faces)
})
