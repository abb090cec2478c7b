import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { bonusesQuery } from '../../../shared/bonuses/bonuses.ts'
import { forfeitQuery } from '../api/bonus.ts'
import { type Direction, WITHDRAWAL } from '../api/methods.ts'

/**
 * Returns the bonus and free bets that a withdrawal would cost, with exact figures; `null` if there are none.
 */
export function useForfeit(direction: Direction) {
  const lang = useLang()
  const isOut = direction === WITHDRAWAL
  const bonuses = useQuery({ ...bonusesQuery(lang), enabled: isOut })
  const mine = isOut ? (bonuses.data?.data ?? []) : []
  const freeBets = mine.filter(({ state }) => state === 'held')
  // Free bets are not money: the figures are those of the active bonus if there is one.
  const running = mine.find(({ state }) => state === 'active') ?? freeBets[0]
  const preview = useQuery({ ...forfeitQuery(running?.id ?? '', lang), enabled: running !== undefined })
  const outcome = preview.data?.data
  if (!running || !outcome) return null
  const { title, state, spins } = running
  return {
    title,
    isFreeBet: state === 'held',
    kept: outcome.kept,
    removed: outcome.removed,
    spinsLeft: spins?.left ?? 0,
    freeBets: freeBets.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export type Forfeit = NonNullable<ReturnType<typeof useForfeit>>
