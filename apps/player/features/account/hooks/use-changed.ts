import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../shared/notices/notices.ts'

const READ_MS = 6000

/** After something of the account changed: says so, has the profile read again and closes what was open. */
export function useChanged(words: string, onClose: () => void): () => void {
  const client = useQueryClient()
  return () => {
    notify(words, { tone: 'positive', timeoutMs: READ_MS })
    void client.invalidateQueries({ queryKey: ['user'] })
    onClose()
  }
}
