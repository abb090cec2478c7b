import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import type { VirtualGame } from './virtual-game.ts'

/** Runners of a race by their number, from 1. `weight` is the chance to win, in parts of the sum of all weights. */
export type RaceCard = { readonly runners: readonly { readonly id: number; readonly weight: number }[] }

/** Numbers of the runners in the order of their finish, and the distance of each to the next, in tenths of a length. */
export type RaceOutcome = { readonly order: readonly number[]; readonly gaps: readonly number[] }

/** The weight of a runner is the square of its form, a number from `FORM_MIN`. */
const FORM_MIN = 6
const FORMS = 11
/** Maximum distance between two runners that follow each other, in tenths of a length. */
const GAP_MAX = 30

type Race = { readonly gameId: string; readonly stable: number; readonly runners: number }

/**
 * A race in which the chances of the next place are those of the runners that are left, by their weights
 * (Harville; domain/sports, section 2.7). `stable` runners take turns, `runners` of them start.
 */
export function createRace({ gameId, stable, runners }: Race): VirtualGame<RaceCard, RaceOutcome> {
  return {
    rules: {
      gameId,
      version: 1,
      mapping: 'harville-1',
      stable,
      runners,
      formMin: FORM_MIN,
      forms: FORMS,
      gapMax: GAP_MAX,
    },
    cardOf(draws) {
      const chosen = draws.deal(stable).slice(0, runners)
      return { runners: chosen.map((id) => ({ id, weight: (FORM_MIN + draws.int(FORMS)) ** 2 })) }
    },
    decide: (draws, card) => ({ order: orderOf(draws, card), gaps: gapsOf(draws, runners) }),
    label: ({ order }) => order.slice(0, 3).join('-'),
  }
}

function orderOf(draws: Draws, { runners }: RaceCard): readonly number[] {
  const weights = runners.map(({ weight }) => weight)
  return runners.map(() => {
    const place = draws.pick(weights)
    weights[place] = 0
    return place + 1
  })
}

const gapsOf = (draws: Draws, runners: number) =>
  Array.from({ length: runners - 1 }, () => 1 + draws.int(GAP_MAX))

/** Returns the chances to win, in the order of the card. */
export function winningChances({ runners }: RaceCard): readonly number[] {
  const sum = runners.reduce((total, { weight }) => total + weight, 0)
  assert(sum > 0, 'a race has runners')
  return runners.map(({ weight }) => weight / sum)
}
