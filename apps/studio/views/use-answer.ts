import type { Result } from '@poyraz/kernel'
import { useEffect, useState } from 'react'

/** State of a call. */
export type Answer<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T }

/**
 * Calls `ask` on the first rendering and whenever `again` changes. The last reply stays until the next one.
 */
export function useAnswer<T>(ask: () => Promise<Result<T, unknown>>, again: unknown): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' })
  useEffect(() => {
    let live = true
    void ask().then((result) => {
      if (live) setAnswer(result.ok ? { state: 'there', value: result.value } : { state: 'failed' })
    })
    return () => {
      live = false
    }
  }, [ask, again])
  return answer
}
