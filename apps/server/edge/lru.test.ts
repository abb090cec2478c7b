import { expect, it } from 'vitest'
import { createLru } from './lru.ts'

it('drops the least recently used entry', () => {
  const lru = createLru<number | null>(4)
  lru.set('a', 1)
  lru.set('b', null)
  lru.set('c', 3)
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, null, 3])
  lru.set('d', 4)
  lru.set('e', 5)
  expect([lru.get('a'), lru.get('d'), lru.get('e')]).toEqual([undefined, 4, 5])
})

it('keeps the last value of a key, and never exceeds its size', () => {
  const lru = createLru<number>(4)
  for (let round = 0; round < 3; round++) for (const key of 'abcd') lru.set(key, round)
  for (const key of 'efgh') lru.set(key, 3)
  expect([...'abcdefgh'].filter((key) => lru.get(key) !== undefined).length).toBeLessThanOrEqual(4)
  lru.set('h', 4)
  expect(lru.get('h')).toBe(4)
})
