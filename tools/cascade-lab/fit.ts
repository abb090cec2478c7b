import type { CascadePay } from '../../packages/games/slots/cascades/rules.ts'
import type { BookRules, SlotPay } from '../../packages/games/slots/rules.ts'
import { type Feel, feelOf } from './lab.ts'

/** Tries that close in on the wanted return; each plays `tickets` tickets. */
const TRIES = 7

export type Fit = { readonly rules: BookRules; readonly feel: Feel }

/**
 * Scales all pays of groups, lines or ways until a draft returns `rtp` (a share of the stake), as far as whole
 * units allow. The weights decide how the game feels (hits, cascades, free spins) and are left as they are.
 */
export function fitPays(draft: BookRules, rtp: number, tickets: number): Fit {
  let scale = 1
  let best: Fit = { rules: draft, feel: feelOf(draft, tickets) }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { feel } = best
    const fixed = feel.scatterShare + feel.holdShare
    if (Math.abs(feel.rtp - rtp) < 0.002) break
    scale *= (rtp - fixed) / (feel.rtp - fixed)
    const rules = scaledRules(draft, scale)
    best = { rules, feel: feelOf(rules, tickets) }
  }
  return best
}

function scaledRules(draft: BookRules, scale: number): BookRules {
  return draft.mapping === 'book-1'
    ? { ...draft, pays: draft.pays.map((pay) => scaled(pay, scale)) }
    : { ...draft, pays: draft.pays.map((pay) => scaledRuns(pay, scale)) }
}

/** A run that pays still pays, and longer ones pay no less. */
function scaledRuns(pay: SlotPay, scale: number): SlotPay {
  return { ...pay, units: pay.units.map((units) => (units === 0 ? 0 : Math.max(1, nice(units * scale)))) }
}

/** Whole units that still rise with the size of the group. */
function scaled({ symbol, sizes }: CascadePay, scale: number): CascadePay {
  let least = 1
  return {
    symbol,
    sizes: sizes.map(({ from, units }) => {
      const pay = Math.max(least, nice(units * scale))
      least = pay + 1
      return { from, units: pay }
    }),
  }
}

/** Rounds to what reads well in a paytable: whole units, then fives, tens and fifties. */
function nice(units: number): number {
  const step = units < 20 ? 1 : units < 100 ? 5 : units < 500 ? 10 : 50
  return Math.round(units / step) * step
}
