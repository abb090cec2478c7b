import { SECOND_MS } from '@poyraz/kernel'
import { readStored, store } from '../storage.ts'
import { readSession } from './records.ts'

const CHECK_EVERY_MS = 5 * SECOND_MS
/** Every key and pointer press counts, but storage is written at most this often. */
const WRITE_EVERY_MS = SECOND_MS
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart'] as const

let writtenMs = 0

/** Restarts the time after which nobody is taken to be there any more. */
export function touchActivity(nowMs: number): void {
  if (nowMs - writtenMs < WRITE_EVERY_MS || !readSession()) return
  writtenMs = nowMs
  store('userActivityStart', nowMs)
}

/** Whether the stored start of activity lies more than `idleMs` back. Without one, nobody has been waiting. */
export function isInactive(nowMs: number, idleMs: number): boolean {
  const startMs = activeSinceMs()
  return startMs !== null && nowMs - startMs > idleMs
}

/** The last sign of life, if any is stored. */
export function activeSinceMs(): number | null {
  const startMs = Number(readStored('userActivityStart') ?? Number.NaN)
  return Number.isFinite(startMs) ? startMs : null
}

type Watch = {
  readonly now: () => number
  /** The house's: the server ends the session after as long without a call. */
  readonly idleMs: number
  readonly onLeft: () => void
}

/**
 * Looks every five seconds whether the player left; `onLeft` signs them out. To open the page is a sign of
 * life; its calls are none, since it makes many of them by itself. Returns how to stop watching.
 */
export function watchActivity({ now, idleMs, onLeft }: Watch): () => void {
  const touch = () => touchActivity(now())
  touch()
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, touch, { passive: true })
  const timer = setInterval(() => {
    if (readSession() && isInactive(now(), idleMs)) onLeft()
  }, CHECK_EVERY_MS)
  return () => {
    clearInterval(timer)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, touch)
  }
}
