import type { PriceCell } from '../prices/price-store.ts'
import { useWatchEvents } from '../prices/use-prices.ts'
import { expandSlip, NO_LINES } from './expand-slip.ts'
import { areRelated, isSame, linesIn, type Selection, type Slip } from './slip.ts'
import { useSlip } from './slip-store.ts'
import { type Check, useCheck } from './use-check.ts'
import { useEditOffer } from './use-edit-offer.ts'
import { useFreeBet } from './use-free-bet.ts'
import { useSlipPrices } from './use-slip-prices.ts'

/** A selection with its present price. `odds` is the price that the figures use. */
export type SlipLeg = {
  readonly selection: Selection
  readonly odds: number
  readonly open: boolean
  /**
   * True if the price differs from the one that the player saw, and the policy does not accept the
   * difference.
   */
  readonly needsConsent: boolean
}

/** Maximum number of lines that the page calculates itself; for more, the server does. */
const OWN_LINES_MAX = 500

/**
 * Returns everything that the slip shows: legs with present prices, number of lines, odds, win, and the check
 * of the server.
 */
export function useFigures() {
  const chosen = useSlip()
  const held = useFreeBet(chosen)
  const freeBet = chosen.isFree ? held : null
  const slip = freeBet ? { ...chosen, stake: freeBet.amount } : chosen
  const check = useCheck(slip)
  const offer = useEditOffer(slip)
  useWatchEvents(slip.selections.map(({ eventID }) => eventID))
  const known = useSlipPrices(slip.selections)
  const legs = slip.selections.map((selection, place) =>
    legOf(slip, selection, known[place] ?? checked(check, selection)),
  )
  const lines = linesIn(slip)
  const { win, ...expansion } = expanded(slip, legs, lines, check)
  return {
    slip,
    check,
    offer,
    legs,
    lines,
    total: slip.stake * lines,
    ...expansion,
    /** The stake of a free bet is not part of its win. */
    win: Math.max(0, win - (freeBet?.amount ?? 0)),
    held,
    freeBet,
  }
}

export type Figures = ReturnType<typeof useFigures>

type Known = Pick<PriceCell, 'odds' | 'open'> | undefined

function checked(check: Check | undefined, selection: Selection): Known {
  return check?.prices.find((price) => isSame(price, selection))
}

function legOf({ policy }: Slip, selection: Selection, price: Known): SlipLeg {
  const odds = price?.odds ?? selection.odds
  const isAccepted =
    odds === selection.odds || policy === 'any' || (policy === 'higher' && odds > selection.odds)
  return { selection, odds, open: price?.open ?? true, needsConsent: !isAccepted }
}

function expanded(slip: Slip, legs: readonly SlipLeg[], lines: number, check: Check | undefined) {
  if (lines > OWN_LINES_MAX)
    return { totalOdds: check?.totalOdds ?? 0, win: check?.potentialWin ?? 0, expansion: [] }
  const expansion =
    lines === 0
      ? NO_LINES
      : expandSlip(
          slip,
          legs.map(({ odds }) => odds),
        )
  return { totalOdds: expansion.totalOdds, win: expansion.win, expansion: expansion.lines }
}

export type Obstacle = 'noStake' | 'needsTwo' | 'needsThree' | 'related' | 'oneCoupon' | 'noOffer'

/** Returns why the slip cannot be placed, before a call to the server; `null` if it can. */
export function obstacleOf(
  { selections, mode, stake, editing }: Slip,
  lines: number,
  offer: Figures['offer'],
): Obstacle | null {
  if (editing !== null && mode === 'single' && selections.length > 1) return 'oneCoupon'
  if (offer === 0) return 'noOffer'
  if (mode !== 'single' && areRelated(selections)) return 'related'
  if (mode === 'system' && lines === 0) return 'needsThree'
  if (mode === 'combined' && selections.length < 2) return 'needsTwo'
  return stake <= 0 ? 'noStake' : null
}
