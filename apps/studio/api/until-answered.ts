import type { Result } from '@poyraz/kernel'
import type { Refused } from './endpoint.ts'

/**
 * After these errors the call may have taken effect. It is repeated with the same key, so that it takes
 * effect only once.
 */
const UNANSWERED: readonly Refused['error'][] = ['lost', 'internal', 'unavailable', 'too_many_requests']

const WAIT_FIRST_MS = 400
const WAIT_MOST_MS = 8_000
/**
 * About five minutes of retries. A result that is still unknown then is found at the next start
 * (`resumeFrom`).
 */
const TRIES_MAX = 40

export type Answered<T> = Result<T, Refused> & {
  /** True when an earlier try got no answer: a refusal then says nothing about that try. */
  readonly doubtful: boolean
}

/**
 * Repeats a call until it gets a definite reply: a lost reply must not cost a round. The delay doubles after
 * each try. `onLost` is called once, to tell the player why it takes so long.
 */
export async function untilAnswered<T>(
  call: () => Promise<Result<T, Refused>>,
  deps: { readonly wait: (ms: number) => Promise<void>; readonly onLost: () => void },
): Promise<Answered<T>> {
  let waitMs = WAIT_FIRST_MS
  for (let tries = 1; ; tries++) {
    const answer = await call()
    const answered = answer.ok || !UNANSWERED.includes(answer.error.error)
    if (answered || tries === TRIES_MAX) return { ...answer, doubtful: tries > 1 || !answered }
    if (tries === 1) deps.onLost()
    await deps.wait(waitMs)
    waitMs = Math.min(waitMs * 2, WAIT_MOST_MS)
  }
}
