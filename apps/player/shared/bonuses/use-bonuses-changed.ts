import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../notices/notices.ts'

/** Returns a function that shows a notice and refetches bonuses and balances. */
export function useBonusesChanged(): (words: string) => void {
  const client = useQueryClient()
  return (words) => {
    notify(words, { tone: 'positive' })
    void client.invalidateQueries({ queryKey: ['bonus'] })
    void client.invalidateQueries({ queryKey: ['finance'] })
  }
}
