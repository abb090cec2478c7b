import type { Procedure } from '@poyraz/contract'
import { type Clock, SECOND_MS } from '@poyraz/kernel'
import { NETWORK_FACTOR, networkOf } from './network.ts'
import { createPlaces, type Places } from './places.ts'

/** What calls are counted for: a procedure, or pages. */
export type Counted = Pick<Procedure, 'rate'>

/** Seconds until the next call is allowed, or `null` when this one is; an allowed call is counted. */
export type Limit = (counted: Counted, caller: string) => number | null

export type Limits = {
  /** Before the session is looked at: every call from an address, whoever it claims to be. */
  readonly perAddress: Limit
  /** Afterwards, a player by its id. A visitor is nobody but its address. */
  readonly perPlayer: Limit
  /** Calls that are being answered, by address. */
  readonly atOnce: Places
  /** Requests of any kind that are being answered, by address. */
  readonly requests: Places
}

/** People behind one address (a home, a mobile network) share its budget: this many times one player's. */
const ADDRESS_FACTOR = 10
/** Windows of one length that are counted in a generation: some 50 MB, where a flood of addresses fills it. */
export const WINDOWS_MAX = 250_000
const IPV6_GROUPS = 8
const IPV6_PREFIX_GROUPS = 4

/** An address with thousands of players behind it has some tens at once: each takes milliseconds. */
export const CALLS_OF_ADDRESS_MAX = 128
const CALLS_MAX = 2048
/** Browsers send six at once. A file takes some half a millisecond, so all of them delay others by a tenth of a second. */
export const REQUESTS_OF_ADDRESS_MAX = 256
const REQUESTS_MAX = 16_384

const UNLIMITED: Limit = () => null
const ANY_PLACE: Places = { isFull: () => false, take: () => () => undefined }

/**
 * Rate limits of this process: fixed windows, each starting with its caller's first call. Off is for tests
 * and benchmarks with play money.
 */
export function createLimits(clock: Clock, mode: 'on' | 'off'): Limits {
  if (mode === 'off')
    return { perAddress: UNLIMITED, perPlayer: UNLIMITED, atOnce: ANY_PLACE, requests: ANY_PLACE }
  // One store for both: no address reads like the id of a player.
  const windowOf = createWindows()
  const limit = (factor: number): Limit => {
    return (counted, caller) => {
      const nowMs = clock.nowMs()
      const max = counted.rate.points * factor
      const network = networkOf(caller)
      const shared = network === null ? null : windowOf(counted, network, nowMs)
      if (shared && shared.count >= max * NETWORK_FACTOR) return waitS(shared, nowMs)
      const window = windowOf(counted, caller, nowMs)
      if (window.count >= max) return waitS(window, nowMs)
      if (shared) shared.count++
      window.count++
      return null
    }
  }
  const atOnce = createPlaces({ ofOwner: CALLS_OF_ADDRESS_MAX, inAll: CALLS_MAX })
  const requests = createPlaces({ ofOwner: REQUESTS_OF_ADDRESS_MAX, inAll: REQUESTS_MAX })
  return { perAddress: limit(ADDRESS_FACTOR), perPlayer: limit(1), atOnce, requests }
}

type Window = { count: number; readonly endsMs: number }

function waitS({ endsMs }: Window, nowMs: number): number {
  return Math.ceil((endsMs - nowMs) / SECOND_MS)
}

type Windows = Map<Counted, Map<string, Window>>

/** Windows of one length: those begun in its latest turn, and those of the turn before, some of which still run. */
type Generations = { current: Windows; previous: Windows; begun: number; turnsMs: number }

/**
 * Finds the window of a caller, or begins one. A turn is as long as a window, so what the next but one drops
 * is over; a generation that is full turns at once: in such a flood the memory matters more than the oldest.
 */
function createWindows(): (counted: Counted, caller: string, nowMs: number) => Window {
  const byLength = new Map<number, Generations>()
  return (counted, caller, nowMs) => {
    const { windowMs } = counted.rate
    const generations = byLength.get(windowMs) ?? {
      current: new Map(),
      previous: new Map(),
      begun: 0,
      turnsMs: nowMs + windowMs,
    }
    byLength.set(windowMs, generations)
    if (nowMs >= generations.turnsMs || generations.begun >= WINDOWS_MAX) turn(generations, nowMs + windowMs)
    const { current, previous } = generations
    const known = current.get(counted)?.get(caller) ?? previous.get(counted)?.get(caller)
    if (known && known.endsMs > nowMs) return known
    const begun = { count: 0, endsMs: nowMs + windowMs }
    const callers = current.get(counted) ?? new Map<string, Window>()
    // A copy: an address that was cut out of a proxy's header would keep the whole header in memory.
    current.set(counted, callers.set(Buffer.from(caller).toString(), begun))
    generations.begun++
    return begun
  }
}

function turn(generations: Generations, turnsMs: number): void {
  Object.assign(generations, { previous: generations.current, current: new Map(), begun: 0, turnsMs })
}

/**
 * One key per subscriber: an IPv6 customer owns a whole /64 and could change addresses at will inside it. The
 * larger networks that some own are counted as a whole, see `networkOf`.
 */
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
