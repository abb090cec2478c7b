import { type Draws, drawsFrom } from '@poyraz/fairness'
import { playInstant } from '@poyraz/rounds'
import { checkRules } from '@poyraz/rounds/testing'
import { expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { compile, play } from './families.ts'
import { type SlotCommand, slotRound } from './round.ts'

/** Draws that read 0, 1, 2, ... */
function counting(): Draws {
  let next = 0
  return drawsFrom(() => next++)
}

test.each(SLOT_GAMES)('a round of $slug keeps the contract of rounds', ({ rules }) => {
  checkRules(slotRound(compile(rules)), { seats: 1, commands: ['spin', 'gamble' as SlotCommand], rounds: 20 })
})

test.each(SLOT_GAMES)('$slug is opened and decided by one spin, with the draws of that spin', ({ rules }) => {
  const machine = compile(rules)
  const [contract, engine] = [counting(), counting()]
  expect(playInstant(slotRound(machine), contract)).toEqual(play(machine, engine))
  expect(contract.words).toBe(engine.words)
})
