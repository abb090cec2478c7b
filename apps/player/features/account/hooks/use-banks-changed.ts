import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../shared/notices/notices.ts'

/** After the list of bank accounts changed: says so, has it read again and closes what was open. */
export function useBanksChanged(words: string, onClose: () => void): () => void {
  const client = useQueryClient()
  return () => {
    notify(words, { tone: 'positive' })
    void client.invalidateQueries({ queryKey: ['finance', 'list_bank_accounts'] })
    onClose()
  }
}
