import { assert } from '@poyraz/kernel'
import { ratio, ZERO } from '../../ratio.ts'
import { boughtMost, type WatchedFigure, type WatchedFigures, watchedFiguresOf } from '../watched-figures.ts'
import type { ChoiceMachine } from './machine.ts'
import { meanOf, roundPays, varianceOf } from './pick-figures.ts'
import type { BuyChoice, ChoiceRules, PickChoice } from './rules.ts'

/**
 * Returns the exact figures for the watch over live returns. The paid spin is the same under every option,
 * and a gamble of its win comes after it, with a coin of its own. Number and pay of free spins depend on the
 * choices of players, so both get an upper bound: the first option has most spins, the last one pays most per
 * spin.
 */
export function watchedChoice({ rules, plays }: ChoiceMachine, cutStakes: number): WatchedFigures {
  if (rules.choice.kind === 'pick') return { paid: paidWithCovers(rules, rules.choice, cutStakes) }
  const figures = plays.map((play) => watchedFiguresOf(play, cutStakes))
  const [first, last] = [figures.at(0), figures.at(-1)]
  assert(first && last, 'a game has options')
  const isChosen = rules.choice.kind === 'free-spins'
  return {
    ...first,
    ...(rules.choice.kind === 'gamble' ? { gamble: RIGHT_CALL } : {}),
    ...(rules.choice.kind === 'buy' ? { bought: spinsOfBought(rules.choice) } : {}),
    ...(isChosen && first.awarded ? { awarded: { ...first.awarded, isCeiling: true } } : {}),
    ...(isChosen && last.free ? { free: { ...last.free, isCeiling: true } } : {}),
  }
}

const HALF = ratio(1n, 2n)
/** A call of a fair coin is right as often as not, whatever the player calls. */
const RIGHT_CALL: WatchedFigure = { most: 1, mean: HALF, variance: ratio(1n, 4n), hit: HALF }

/** Bought free spins pay as awarded ones do; their number is fixed. */
function spinsOfBought({ spins }: BuyChoice): WatchedFigure {
  return { most: boughtMost(spins), mean: ratio(BigInt(spins), 1n), variance: ZERO, hit: ratio(1n, 1n) }
}

/** Returns the figures of a paid spin with its covers. The order of the picks changes nothing. */
function paidWithCovers(rules: ChoiceRules, choice: PickChoice, cutStakes: number): WatchedFigure {
  const pays = roundPays(rules, choice)
  const most = BigInt(cutStakes * rules.unitsPerBet)
  const cut = (units: bigint) => (units < most ? units : most)
  return {
    most: Number(most),
    mean: meanOf(pays, cut),
    variance: varianceOf(pays, cut),
    hit: meanOf(pays, (units) => (units > 0n ? 1n : 0n)),
  }
}
