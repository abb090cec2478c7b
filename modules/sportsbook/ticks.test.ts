import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTicks } from './ticks.ts'

it('C06: lets other work run after each part, however many lists are made at once', async () => {
  const tick = createTicks()
  const made: string[] = []
  const list = async (name: string) => {
    for (let part = 1; part <= 2; part++) {
      await tick()
      made.push(`${name}${part}`)
    }
  }
  const lists = Promise.all(['a', 'b', 'c'].map(list))
  for (let turn = 1; turn <= 3; turn++) {
    const before = made.length
    await setImmediate()
    expect(made.length - before).toBeLessThanOrEqual(1)
  }
  await lists
  expect(made).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
})
