import { err, ok } from '@poyraz/kernel'
import { type Rules, refusalOf } from '@poyraz/rounds'
import { play, type SlotMachine } from './families.ts'
import type { SlotOutcome } from './outcome.ts'

export type SlotRound = { readonly outcome: SlotOutcome | null }
export type SlotCommand = 'spin'

const OPEN: SlotRound = { outcome: null }
const SPIN: readonly SlotCommand[] = ['spin']

/** The rounds of a slot: one spin decides everything, free spins included. */
export function slotRound(machine: SlotMachine): Rules<SlotRound, SlotCommand, SlotOutcome> {
  const rules: Rules<SlotRound, SlotCommand, SlotOutcome> = {
    open: () => OPEN,
    legal: ({ outcome }, by) => (outcome === null && by === 0 ? SPIN : []),
    apply(round, sent, draws) {
      const refusal = refusalOf(rules, round, sent)
      return refusal === null ? ok({ outcome: play(machine, draws) }) : err(refusal)
    },
    outcome: ({ outcome }) => outcome,
    view: (round) => round,
  }
  return rules
}
