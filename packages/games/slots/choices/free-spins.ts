import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import { drawStops, playFrom, spinAt } from '../play.ts'
import type { ChoiceCommand, Feature } from './feature.ts'
import { type ChoiceMachine, playOf } from './machine.ts'
import { optionsOf } from './options.ts'
import type { OptionsView } from './outcome.ts'
import type { FreeSpinsChoice } from './rules.ts'

/** Stops of the paid spin, which awards free spins. */
type Offered = { readonly stops: readonly number[] }

/** The player sees the paid spin, chooses an option, and all free spins are drawn at once. */
export function freeSpinsFeature(machine: ChoiceMachine, choice: FreeSpinsChoice): Feature<Offered> {
  const { rules } = machine
  const playBy = (stops: readonly number[], option: number, draws: Draws) => {
    return { outcome: { ...playFrom(playOf(machine, option), stops, draws), option } }
  }
  return {
    firsts: [{ kind: 'spin' }],
    begin(_first, draws) {
      const usual = playOf(machine, choice.usual)
      const stops = [...drawStops(usual.base, draws)]
      return spinAt(usual, 'base', stops).awarded > 0
        ? { going: { stops } }
        : { outcome: playFrom(usual, stops, draws) }
    },
    legal: () => optionsOf(rules).map((option): ChoiceCommand => ({ kind: 'choose', option })),
    decide({ stops }, command, draws) {
      assert(command.kind === 'choose', 'the only decision is an option')
      return playBy(stops, command.option, draws)
    },
    close: ({ stops }, draws) => playBy(stops, choice.usual, draws),
    view: ({ stops }) => offerOf(machine, choice, stops),
  }
}

/**
 * Returns the paid spin with the offer. Its own award is 0, because the number of free spins depends on the
 * option.
 */
function offerOf(machine: ChoiceMachine, choice: FreeSpinsChoice, stops: readonly number[]): OptionsView {
  const spins = machine.plays.map((play) => spinAt(play, 'base', stops))
  const [first] = spins
  assert(first, 'a game has options')
  const options = spins.map(({ awarded }, option) => {
    return { spins: awarded, multiplier: choice.multipliers[option] ?? 1 }
  })
  const spin = { ...first, awarded: 0, left: 0 }
  return { spins: [spin], units: spin.units, capped: false, offer: { kind: 'free-spins', options } }
}
