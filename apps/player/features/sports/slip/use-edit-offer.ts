import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { cashOutPriceQuery } from '../api/queries.ts'
import type { Slip } from './slip.ts'

/**
 * Returns the present offer for the coupon that is edited: `undefined` while it is loading, 0 while the
 * coupon cannot be sold, `null` if none is edited.
 */
export function useEditOffer({ editing }: Slip): number | null | undefined {
  const query = cashOutPriceQuery(editing?.couponID ?? '', useLang())
  const { data } = useQuery({ ...query, enabled: editing !== null })
  return editing === null ? null : data?.data.value
}
