import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import { countScatters } from '../model.ts'
import { drawStops, spinAt } from '../play.ts'
import type { ChoiceCommand, Feature, Step } from './feature.ts'
import { type ChoiceMachine, playOf } from './machine.ts'
import type { ChoiceOutcome, PickView } from './outcome.ts'
import type { PickChoice } from './rules.ts'

/**
 * State of the covers. `lies` holds pay units by cover, 0 for an end, and never changes; `opened` is in the
 * player's order.
 */
type Picking = {
  readonly stops: readonly number[]
  readonly lies: readonly number[]
  readonly opened: readonly number[]
}

/** The player opens covers until one hides an end, or until every prize is found. */
export function pickFeature(machine: ChoiceMachine, choice: PickChoice): Feature<Picking> {
  const play = playOf(machine, 0)
  return {
    firsts: [{ kind: 'spin' }],
    begin(_first, draws) {
      const stops = [...drawStops(play.base, draws)]
      if (countScatters(play.base.model, Int32Array.from(stops)) < choice.from) {
        return { outcome: outcomeOf(machine, { stops, lies: [], opened: [] }) }
      }
      return { going: { stops, lies: lay(choice, draws), opened: [] } }
    },
    legal: (going) => hiddenOf(going).map((cover): ChoiceCommand => ({ kind: 'pick', cover })),
    decide(going, command) {
      assert(command.kind === 'pick', 'the only decision is a cover')
      return next(machine, { ...going, opened: [...going.opened, command.cover] })
    },
    close(going) {
      let at = going
      for (const cover of hiddenOf(going)) {
        if (!isOver(at)) at = { ...at, opened: [...at.opened, cover] }
      }
      return next(machine, at)
    },
    view: (going) => viewOf(machine, going),
  }
}

/** Shuffles the prizes and the ends under the covers. */
function lay({ prizes, ends }: PickChoice, draws: Draws): readonly number[] {
  const things = [...prizesOf(prizes), ...Array.from({ length: ends }, () => 0)]
  return draws.deal(things.length).map((thing) => things[thing] as number)
}

/** Every single prize, in units. */
export function prizesOf(prizes: PickChoice['prizes']): readonly number[] {
  return prizes.flatMap(({ units, count }) => Array.from({ length: count }, () => units))
}

function hiddenOf({ lies, opened }: Picking): readonly number[] {
  return lies.flatMap((_, cover) => (opened.includes(cover) ? [] : [cover]))
}

function isOver(picking: Picking): boolean {
  const { lies, opened } = picking
  if (opened.some((cover) => lies[cover] === 0)) return true
  return hiddenOf(picking).every((cover) => lies[cover] === 0)
}

function next(machine: ChoiceMachine, picking: Picking): Step<Picking> {
  return isOver(picking) ? { outcome: outcomeOf(machine, picking) } : { going: picking }
}

function foundBy({ lies, opened }: Picking): number {
  return opened.reduce((sum, cover) => sum + (lies[cover] ?? 0), 0)
}

/** Returns the outcome; what the covers pay is part of the paid spin. */
function outcomeOf(machine: ChoiceMachine, picking: Picking): ChoiceOutcome {
  const { stops, lies, opened } = picking
  const spin = spinAt(playOf(machine, 0), 'base', stops)
  if (lies.length === 0) return { spins: [spin], units: spin.units, capped: false }
  const units = foundBy(picking)
  const whole = { ...spin, pick: { opened, lies, units }, units: spin.units + units }
  return { spins: [whole], units: whole.units, capped: false }
}

function viewOf(machine: ChoiceMachine, picking: Picking): PickView {
  const { stops, lies, opened } = picking
  const spin = spinAt(playOf(machine, 0), 'base', stops)
  const seen = opened.map((cover) => ({ cover, units: lies[cover] ?? 0 }))
  const offer = { kind: 'pick', covers: lies.length, opened: seen, units: foundBy(picking) } as const
  return { spins: [spin], units: spin.units, capped: false, offer }
}
