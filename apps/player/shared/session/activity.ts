import { SECOND_MS } from '@poyraz/kernel'
import { readStored, store } from '../storage.ts'
import { readSession } from './records.ts'

const CHECK_EVERY_MS = 5 * SECOND_MS
/** Every key and pointer press counts, but storage is written at most this often. */
const WRITE_EVERY_MS = SECOND_MS
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart'] as const

let writtenMs = 0

/** Restarts the inactivity time. */
export function touchActivity(nowMs: number): void {
  if (nowMs - writtenMs < WRITE_EVERY_MS || !readSession()) return
  writtenMs = nowMs
  store('userActivityStart', nowMs)
}

/** Returns true if the last activity is more than `idleMs` ago; false if none is stored. */
export function isInactive(nowMs: number, idleMs: number): boolean {
  const startMs = activeSinceMs()
  return startMs !== null && nowMs - startMs > idleMs
}

/** Returns the time of the last activity in ms, or `null` if none is stored. */
export function activeSinceMs(): number | null {
  const startMs = Number(readStored('userActivityStart') ?? Number.NaN)
  return Number.isFinite(startMs) ? startMs : null
}

type Watch = {
  readonly now: () => number
  /** Inactivity time of the operator. The server ends the session after the same time without a call. */
  readonly idleMs: number
  readonly onLeft: () => void
}

/**
 * Checks for inactivity every five seconds and calls `onLeft`, which signs the player out. Opening the page
 * counts as activity; calls do not, because the page sends many of them by itself. Returns a function that
 * stops the watch.
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
