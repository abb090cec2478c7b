import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { useConnection } from '../../../shared/live/connection.ts'
import { explain } from '../../../shared/notices/notices.ts'
import type { LiveTableView } from './use-table.ts'

/** Rounds of the player among which the missed one is looked up. */
const ROUNDS = 20

export type MissedOwn = { readonly number: number; readonly staked: string; readonly win: string }

/**
 * Tells in the words of `wordsOf` what a round with own chips paid, if it ended while the page had no
 * connection. Crash shows that at its table.
 */
export function useMissedOwn({ table, state }: LiveTableView, wordsOf: (missed: MissedOwn) => string): void {
  const lang = useLang()
  const isLost = useConnection(({ lostAtMs, restoredAtMs }) => lostAtMs !== null && restoredAtMs === null)
  const [lostRound, setLostRound] = useState<string | null>(null)
  if (isLost && state.phase !== 'result' && lostRound !== state.roundID) setLostRound(state.roundID)
  const isOver = !isLost && lostRound !== null && state.roundID !== lostRound
  const isMissed = isOver && table.last?.roundID === lostRound && table.game !== 'crash'
  const query = callQuery('tables.rounds', { tableID: table.tableID, limit: ROUNDS, offset: 0 }, lang)
  const rounds = useQuery({ ...query, staleTime: 0, enabled: isMissed }).data?.data
  const ended = isMissed
    ? rounds?.find(({ roundID, win }) => roundID === lostRound && win !== null)
    : undefined
  const told = useRef('')
  useEffect(() => {
    if (!ended || told.current === ended.roundID) return
    told.current = ended.roundID
    const money = (amount: number | null) => formatMoney(BigInt(amount ?? 0), lang)
    const amounts = { staked: money(Number(ended.staked)), win: money(Number(ended.win)) }
    explain(wordsOf({ number: ended.number, ...amounts }), { timeoutMs: 0 })
  }, [ended, lang, wordsOf])
}
