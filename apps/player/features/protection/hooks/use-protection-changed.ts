import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../shared/notices/notices.ts'
import { askProtection } from '../../../shared/protection/protection.ts'

const READ_MS = 4000

/** Returns a function that shows a notice and refetches the protection. */
export function useProtectionChanged(): (words: string) => void {
  const client = useQueryClient()
  return (words) => {
    notify(words, { tone: 'positive', timeoutMs: READ_MS })
    askProtection(client)
  }
}
