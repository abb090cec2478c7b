import type { Result } from '@poyraz/kernel'
import { useEffect, useState } from 'react'

/** What a call has answered so far. */
export type Answer<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T }

/** Asks when it is first shown, and again whenever `again` changes; the last answer stays until the next. */
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
