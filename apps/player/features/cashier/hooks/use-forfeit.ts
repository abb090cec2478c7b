import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { bonusesQuery, forfeitQuery } from '../api/bonus.ts'
import { type Direction, WITHDRAWAL } from '../api/methods.ts'

/** The bonus that a withdrawal would cost, to the kuruş; null while there is none. */
export function useForfeit(direction: Direction) {
  const lang = useLang()
  const isOut = direction === WITHDRAWAL
  const bonuses = useQuery({ ...bonusesQuery(lang), enabled: isOut })
  const running = isOut ? bonuses.data?.data.find(({ state }) => state === 'active') : undefined
  const preview = useQuery({ ...forfeitQuery(running?.id ?? '', lang), enabled: running !== undefined })
  const outcome = preview.data?.data
  if (!running || !outcome) return null
  const { title, spins } = running
  return { title, kept: outcome.kept, removed: outcome.removed, spinsLeft: spins?.left ?? 0 }
}

export type Forfeit = NonNullable<ReturnType<typeof useForfeit>>
