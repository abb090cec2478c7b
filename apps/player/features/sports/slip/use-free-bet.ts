import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { type Bonus, bonusesQuery } from '../../../shared/bonuses/bonuses.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { linesIn, type Slip } from './slip.ts'

/** A free bet of the player: it pays a stake of exactly this amount, in kuruş. */
export type FreeBet = Pick<Bonus, 'id' | 'amount'>

/** Returns the free bet that can pay this slip, a coupon of one line; `null` if there is none. */
export function useFreeBet(slip: Slip): FreeBet | null {
  const lang = useLang()
  const signedIn = useSignedIn()
  const mayPay = linesIn(slip) === 1 && slip.editing === null
  const { data } = useQuery({ ...bonusesQuery(lang), enabled: signedIn && mayPay })
  if (!signedIn || !mayPay) return null
  return data?.data.find(({ kind, state }) => kind === 'free_bet' && state === 'held') ?? null
}
