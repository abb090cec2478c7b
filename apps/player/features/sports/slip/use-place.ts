import type { PlaceTerms } from '@poyraz/betting'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/endpoint/call.ts'
import type { Input } from '../../../shared/endpoint/procedures.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { requestKeys } from '../../../shared/forms/use-request-key.ts'
import type { Coupon } from '../api/types.ts'
import { prices } from '../prices/prices.ts'
import { type Selection, systemOf } from './slip.ts'
import { slipActions } from './slip-store.ts'
import type { Figures } from './use-figures.ts'

/**
 * Result of one press of the button: placed coupons out of `count`. With `refused`, the first refusal stopped
 * the rest.
 */
export type Placed = {
  readonly coupons: readonly Coupon[]
  readonly count: number
  readonly selections: readonly Selection[]
  readonly eachWay: PlaceTerms | null
}
type Outcome = Placed & { readonly refused: Refused | null }
type Request = Input<'sports.place_coupon'>
type Press = Pick<Figures, 'slip' | 'legs' | 'offer' | 'freeBet'>

/**
 * Places the slip as one coupon, or each single as its own. An edited coupon is sold in the same call.
 * Request keys are kept until a coupon is placed, so a repeated press places nothing twice.
 */
export function usePlace() {
  const client = useQueryClient()
  const [keys] = useState(() => new Map<string, ReturnType<typeof requestKeys>>())
  const [receipt, setReceipt] = useState<Placed | null>(null)
  const place = useMutation({
    mutationFn: (press: Press) => placeAll(requestsOf(press), keys, press),
    onSuccess: (outcome) => {
      void client.invalidateQueries({ queryKey: ['sports', 'coupons'] })
      void client.invalidateQueries({ queryKey: ['sports', 'coupon'] })
      void client.invalidateQueries({ queryKey: ['sports', 'cash_out_price'] })
      void client.invalidateQueries({ queryKey: ['finance', 'check_balance'] })
      void client.invalidateQueries({ queryKey: ['bonus', 'mine'] })
      if (outcome.coupons.length > 0) setReceipt(outcome)
      if (outcome.refused === null) slipActions.clear()
      else slipActions.select(outcome.selections.slice(outcome.coupons.length))
    },
  })
  return {
    busy: place.isPending,
    refused: place.data?.refused ?? null,
    receipt,
    place: place.mutate,
    forget: () => place.reset(),
    close: () => setReceipt(null),
  }
}

export type Placing = ReturnType<typeof usePlace>

function requestsOf({ slip, legs, freeBet }: Press): Request[] {
  const { mode, stake, policy, eachWay } = slip
  const chosen = legs.map(({ selection, odds }) => ({
    eventID: selection.eventID,
    market: selection.market,
    outcome: selection.outcome,
    odds,
    version: prices.event(selection.eventID)?.version ?? selection.version,
    banker: mode === 'system' && selection.banker,
  }))
  const common = { unitStake: stake, oddsPolicy: policy, ...(freeBet ? { freeBetID: freeBet.id } : {}) }
  const terms = eachWay ? { eachWay } : {}
  if (mode === 'single') return chosen.map((selection) => ({ ...common, ...terms, selections: [selection] }))
  const system = systemOf(slip)
  return [{ ...common, selections: chosen, ...(system ? { system } : {}) }]
}

async function placeAll(
  requests: readonly Request[],
  keys: Map<string, ReturnType<typeof requestKeys>>,
  { slip: { selections, eachWay, editing }, offer }: Pick<Press, 'slip' | 'offer'>,
): Promise<Outcome> {
  const coupons: Coupon[] = []
  const end = (refused: Refused | null) => ({
    coupons,
    count: requests.length,
    selections,
    eachWay,
    refused,
  })
  for (const request of requests) {
    const chosen = request.selections.map(({ eventID, market, outcome }) => [eventID, market, outcome])
    const name = JSON.stringify([editing?.couponID, chosen])
    const key = keys.get(name) ?? requestKeys()
    keys.set(name, key)
    const answer = await (editing === null
      ? call('sports.place_coupon', { ...request, key: key.keyFor(request) })
      : replace({ ...request, couponID: editing.couponID, value: offer ?? 0 }, key))
    if (!answer.ok) return end(answer.error)
    key.done()
    coupons.push(answer.value.data)
  }
  return end(null)
}

/** Sells the edited coupon and places this one, both or neither. */
function replace(edit: Input<'sports.edit_coupon'>, key: ReturnType<typeof requestKeys>) {
  return call('sports.edit_coupon', { ...edit, key: key.keyFor(edit) })
}
