import { useCallback, useRef, useSyncExternalStore } from 'react'
import { type PriceCell, priceKey } from '../prices/price-store.ts'
import { prices } from '../prices/prices.ts'
import type { Selection } from './slip.ts'

type Prices = readonly (PriceCell | undefined)[]

/** Returns the present prices of selections, in their order; renders only when one of them changes. */
export function useSlipPrices(selections: readonly Selection[]): Prices {
  const last = useRef<Prices>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = selections.map((one) => prices.subscribe(keyOf(one), listener))
      return () => stops.forEach((stop) => stop())
    },
    [selections],
  )
  const read = () => {
    const now = selections.map((one) => prices.price(keyOf(one)))
    const isSame =
      now.length === last.current.length && now.every((one, place) => one === last.current[place])
    if (!isSame) last.current = now
    return last.current
  }
  return useSyncExternalStore(subscribe, read, read)
}

const keyOf = ({ eventID, market, outcome }: Selection) => priceKey(eventID, market, outcome)
