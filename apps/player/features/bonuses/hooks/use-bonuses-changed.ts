import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../shared/notices/notices.ts'

/** After something of a bonus changed: says so, and has bonuses and money read again. */
export function useBonusesChanged(): (words: string) => void {
  const client = useQueryClient()
  return (words) => {
    notify(words, { tone: 'positive' })
    void client.invalidateQueries({ queryKey: ['bonus'] })
    void client.invalidateQueries({ queryKey: ['finance'] })
  }
}
