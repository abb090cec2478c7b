import { SECOND_MS } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tableQuery } from '../../../../shared/tables/table-states.ts'

/** The server pays reached targets twice a second. */
const EVERY_MS = SECOND_MS

/**
 * Loads the own bets of a table again while a payment is due. States of the table have the largest bets of a
 * flight only, so they may not tell that an own one was paid.
 */
export function useReloadWhile(tableID: number, isDue: boolean): void {
  const client = useQueryClient()
  const lang = useLang()
  useEffect(() => {
    if (!isDue) return
    const reload = () => void client.invalidateQueries({ queryKey: tableQuery(tableID, lang).queryKey })
    const timer = setInterval(reload, EVERY_MS)
    return () => clearInterval(timer)
  }, [client, tableID, lang, isDue])
}
