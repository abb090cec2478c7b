import type { Verdict } from '../attempts/judge.ts'

export type LockedRefusal = {
  readonly error: 'locked'
  readonly data: { readonly retryAfterSeconds: number }
}

/** Reply to a blocked attempt; the same for an account that does not exist. */
export function lockedRefusal(verdict: Extract<Verdict, { kind: 'locked' }>): LockedRefusal {
  return { error: 'locked', data: { retryAfterSeconds: verdict.retryAfterSeconds } }
}
