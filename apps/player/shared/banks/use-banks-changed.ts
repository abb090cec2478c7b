import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../notices/notices.ts'

/** After the list of bank accounts changed: says so and has it read again. */
export function useBanksChanged(words: string): () => void {
  const client = useQueryClient()
  return () => {
    notify(words, { tone: 'positive' })
    void client.invalidateQueries({ queryKey: ['finance', 'list_bank_accounts'] })
  }
}
