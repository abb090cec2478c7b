import { useLang } from '@poyraz/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Input, Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { type Slip, systemOf } from './slip.ts'

export type Check = Item<'sports.check_coupon'>

const SETTLE_MS = 350
const CHECK_MS = 5000
/** Only a check knows the price of a bet builder. */
const BUILDER_CHECK_MS = 2000
/** Stake of a check while the player has typed none. */
const SOME_STAKE = 100

/** Returns the limits, delay and broken rules of the slip, requested shortly after its last change. */
export function useCheck(slip: Slip): Check | undefined {
  const lang = useLang()
  const input = useSettled(JSON.stringify(checkInput(slip)))
  const data = JSON.parse(input) as Input<'sports.check_coupon'>
  const { data: checked } = useQuery({
    ...callQuery('sports.check_coupon', data, lang),
    enabled: data.selections.length > 0,
    refetchInterval: slip.selections.some(({ parts }) => parts) ? BUILDER_CHECK_MS : CHECK_MS,
    placeholderData: keepPreviousData,
    gcTime: CHECK_MS,
  })
  return data.selections.length > 0 ? checked?.data : undefined
}

function checkInput(slip: Slip): Input<'sports.check_coupon'> {
  const { selections, mode, stake, eachWay } = slip
  const system = mode === 'single' && selections.length > 1 ? [1] : systemOf(slip)
  return {
    selections: selections.map(({ eventID, market, outcome, odds, version, banker }) => ({
      eventID,
      market,
      outcome,
      odds,
      version,
      banker: mode === 'system' && banker,
    })),
    unitStake: stake || SOME_STAKE,
    ...(eachWay ? { eachWay } : {}),
    ...(system && system.length > 0 ? { system } : {}),
  }
}

/** Returns the text that has not changed for `SETTLE_MS`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
