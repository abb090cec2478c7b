import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../shared/notices/notices.ts'

const READ_MS = 6000

/** Returns a function that shows a notice, refetches the profile and closes the dialog. */
export function useChanged(words: string, onClose: () => void): () => void {
  const client = useQueryClient()
  return () => {
    notify(words, { tone: 'positive', timeoutMs: READ_MS })
    void client.invalidateQueries({ queryKey: ['user'] })
    onClose()
  }
}
