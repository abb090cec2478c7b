import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../notices/notices.ts'

/** Returns a function that shows a notice and refetches the list of bank accounts. */
export function useBanksChanged(words: string): () => void {
  const client = useQueryClient()
  return () => {
    notify(words, { tone: 'positive' })
    void client.invalidateQueries({ queryKey: ['finance', 'list_bank_accounts'] })
  }
}
