import type { Draws } from '@poyraz/fairness'
import { drawStops, spinAt } from '../play.ts'
import type { ChoiceCommand, Feature, Step } from './feature.ts'
import { type ChoiceMachine, playOf } from './machine.ts'
import { type ChoiceOutcome, COIN_SIDES, type CoinSide, type GambleView } from './outcome.ts'
import type { GambleChoice } from './rules.ts'

/** Stops of a paid spin that won, and the tosses so far; every one of them was called right. */
type Gambling = { readonly stops: readonly number[]; readonly tosses: readonly CoinSide[] }

const CALLS: readonly ChoiceCommand[] = COIN_SIDES.map((side) => ({ kind: 'call', side }))

/** The player calls a coin until the win is collected, lost, or cannot be doubled any more. */
export function gambleFeature(machine: ChoiceMachine, choice: GambleChoice): Feature<Gambling> {
  return {
    firsts: [{ kind: 'spin' }, { kind: 'spin', gamble: true }],
    begin(first, draws) {
      const spun = { stops: [...drawStops(playOf(machine, 0).base, draws)], tosses: [] }
      const isAsked = first.kind === 'spin' && first.gamble === true
      return isAsked ? next(machine, choice, spun) : { outcome: outcomeOf(machine, spun, spun.tosses) }
    },
    legal: () => [...CALLS, { kind: 'collect' }],
    decide(gambling, command, draws) {
      return command.kind === 'call'
        ? toss(machine, choice, gambling, { side: command.side, draws })
        : { outcome: outcomeOf(machine, gambling, gambling.tosses) }
    },
    close: (gambling) => ({ outcome: outcomeOf(machine, gambling, gambling.tosses) }),
    view: (gambling) => viewOf(machine, gambling),
  }
}

/** Returns true if a win after so many right calls may be staked once more. */
export function mayDouble({ steps, mostUnits }: GambleChoice, units: number, calls: number): boolean {
  return units > 0 && calls < steps && 2 * units <= mostUnits
}

function toss(
  machine: ChoiceMachine,
  choice: GambleChoice,
  { stops, tosses }: Gambling,
  { side, draws }: { readonly side: CoinSide; readonly draws: Draws },
): Step<Gambling> {
  const shown = COIN_SIDES[draws.int(COIN_SIDES.length)] as CoinSide
  const gambling = { stops, tosses: [...tosses, shown] }
  if (shown === side) return next(machine, choice, gambling)
  return { outcome: outcomeOf(machine, gambling, [...tosses, side]) }
}

function next(machine: ChoiceMachine, choice: GambleChoice, gambling: Gambling): Step<Gambling> {
  const { units } = viewOf(machine, gambling).offer
  return mayDouble(choice, units, gambling.tosses.length)
    ? { going: gambling }
    : { outcome: outcomeOf(machine, gambling, gambling.tosses) }
}

function outcomeOf(
  machine: ChoiceMachine,
  { stops, tosses }: Gambling,
  calls: readonly CoinSide[],
): ChoiceOutcome {
  const spin = spinAt(playOf(machine, 0), 'base', stops)
  if (tosses.length === 0) return { spins: [spin], units: spin.units, capped: false }
  const isLost = calls.at(-1) !== tosses.at(-1)
  const units = isLost ? 0 : doubled(spin.units, tosses)
  return { spins: [spin], units, capped: false, gamble: { calls, tosses } }
}

function viewOf(machine: ChoiceMachine, { stops, tosses }: Gambling): GambleView {
  const spin = spinAt(playOf(machine, 0), 'base', stops)
  const offer = { kind: 'gamble', tosses, units: doubled(spin.units, tosses) } as const
  return { spins: [spin], units: spin.units, capped: false, offer }
}

function doubled(units: number, tosses: readonly CoinSide[]): number {
  return units * 2 ** tosses.length
}
