import type { Result } from '@poyraz/kernel'
import { useEffect, useState } from 'react'

/** What a call has answered so far. */
export type Answer<T> =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'there'; readonly value: T }

/** Asks once when it is first shown, and again whenever `again` changes. */
export function useAnswer<T>(ask: () => Promise<Result<T, unknown>>, again: unknown): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' })
  // `ask` is made anew by every render; what it asks for does not change while the panel is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let live = true
    void ask().then((result) => {
      if (live) setAnswer(result.ok ? { state: 'there', value: result.value } : { state: 'failed' })
    })
    return () => {
      live = false
    }
  }, [again])
  return answer
}
