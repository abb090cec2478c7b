import type { Procedure } from '@poyraz/contract'
import { type Clock, SECOND_MS } from '@poyraz/kernel'

/** Seconds until the next call is allowed, or `null` when this one is; an allowed call is counted. */
export type Limit = (procedure: Procedure, caller: string) => number | null

export type Limits = {
  /** Before the session is looked at: every call from an address, whoever it claims to be. */
  readonly perAddress: Limit
  /** Afterwards: the player, or the address of a visitor. */
  readonly perCaller: Limit
}

/** Players behind one address (a home, a mobile network) share its budget: this many times one player's. */
const ADDRESS_FACTOR = 10
/** Callers remembered per procedure: a flood of addresses must not fill the memory. */
const CALLERS_MAX = 100_000
const IPV6_GROUPS = 8
const IPV6_PREFIX_GROUPS = 4

const UNLIMITED: Limit = () => null

/**
 * Rate limits of this process: fixed windows, each starting with its caller's first call. Off is for tests
 * and benchmarks with play money.
 */
export function createLimits(clock: Clock, mode: 'on' | 'off'): Limits {
  if (mode === 'off') return { perAddress: UNLIMITED, perCaller: UNLIMITED }
  return { perAddress: limit(clock, ADDRESS_FACTOR), perCaller: limit(clock, 1) }
}

type Window = { count: number; readonly endsMs: number }

function limit(clock: Clock, factor: number): Limit {
  const windows = new Map<Procedure, Map<string, Window>>()
  return (procedure, caller) => {
    const nowMs = clock.nowMs()
    const callers = windows.get(procedure) ?? new Map<string, Window>()
    windows.set(procedure, callers)
    const window = callers.get(caller)
    if (!window || window.endsMs <= nowMs) {
      if (callers.size >= CALLERS_MAX) forgetEnded(callers, nowMs)
      callers.set(caller, { count: 1, endsMs: nowMs + procedure.rate.windowMs })
      return null
    }
    if (window.count >= procedure.rate.points * factor) return Math.ceil((window.endsMs - nowMs) / SECOND_MS)
    window.count++
    return null
  }
}

/** Where no window has ended, all callers start anew: under such a flood the memory matters more. */
function forgetEnded(callers: Map<string, Window>, nowMs: number): void {
  for (const [caller, { endsMs }] of callers) if (endsMs <= nowMs) callers.delete(caller)
  if (callers.size >= CALLERS_MAX) callers.clear()
}

/** One key per subscriber: an IPv6 customer owns a whole /64 and could change addresses at will inside it. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - groups.length - after.length)
  return [...groups, ...Array<string>(missing).fill('0'), ...after].slice(0, IPV6_PREFIX_GROUPS).join(':')
}
