import type { Procedure } from '@poyraz/contract'
import { type Clock, ok, SECOND_MS } from '@poyraz/kernel'
import { NETWORK_FACTOR, networkOf } from './network.ts'
import { createPlaces, type Places } from './places.ts'
import { createReadTurns, type ReadTurns } from './read-turns.ts'

/** Subject of a rate limit: a procedure, or a class of requests such as page views. */
export type Counted = Pick<Procedure, 'rate'>

/** Returns the seconds until the next allowed call, or `null` if this one is allowed; it is counted then. */
export type Limit = (counted: Counted, caller: string) => number | null

export type Limits = {
  /** Limit per address, checked before the session and for every caller. */
  readonly perAddress: Limit
  /** Limit per player id, checked after the session. Visitors have the limit of the address only. */
  readonly perPlayer: Limit
  /** Calls under way, by address. */
  readonly atOnce: Places
  /** Requests of any kind under way, by address. */
  readonly requests: Places
  /** Turns of reads, by address or player. */
  readonly reads: ReadTurns
}

/**
 * An address has this many times the budget of a player, because people share it (a home, a mobile network).
 */
const ADDRESS_FACTOR = 10
/** Maximum number of windows in a generation: about 50 MB when a flood of addresses fills it. */
export const WINDOWS_MAX = 250_000
const IPV6_GROUPS = 8
const IPV6_PREFIX_GROUPS = 4

/** An address with thousands of players has some tens of calls under way, as each takes milliseconds. */
export const CALLS_OF_ADDRESS_MAX = 128
const CALLS_MAX = 2048
/**
 * Browsers send six at once. A file takes about half a millisecond, so this many delay others by about 0.1 s.
 */
export const REQUESTS_OF_ADDRESS_MAX = 256
const REQUESTS_MAX = 16_384

const UNLIMITED: Limit = () => null
const ANY_PLACE: Places = { isFull: () => false, take: () => () => undefined }
const AT_ONCE: ReadTurns = async (_, read) => ok(await read())

/**
 * Creates the rate limits of this process: fixed windows, each starting at the caller's first call. `off` is
 * for tests and benchmarks with play money.
 */
export function createLimits(clock: Clock, mode: 'on' | 'off'): Limits {
  if (mode === 'off')
    return {
      perAddress: UNLIMITED,
      perPlayer: UNLIMITED,
      atOnce: ANY_PLACE,
      requests: ANY_PLACE,
      reads: AT_ONCE,
    }
  // One store for both, because addresses and player ids never collide.
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
  const reads = createReadTurns(CALLS_OF_ADDRESS_MAX)
  return { perAddress: limit(ADDRESS_FACTOR), perPlayer: limit(1), atOnce, requests, reads }
}

type Window = { count: number; readonly endsMs: number }

function waitS({ endsMs }: Window, nowMs: number): number {
  return Math.ceil((endsMs - nowMs) / SECOND_MS)
}

type Windows = Map<Counted, Map<string, Window>>

/**
 * Windows of one length: those started since the last rotation, and those of the rotation before, some of
 * which still run.
 */
type Generations = { current: Windows; previous: Windows; begun: number; turnsMs: number }

/**
 * Returns the window of a caller, or starts one. Generations rotate once per window length, so dropped
 * windows are over. A full generation rotates at once: in such a flood bounded memory matters more than the
 * oldest windows.
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
    // Copies the key: a substring of a proxy's header would keep the whole header in memory.
    current.set(counted, callers.set(Buffer.from(caller).toString(), begun))
    generations.begun++
    return begun
  }
}

function turn(generations: Generations, turnsMs: number): void {
  Object.assign(generations, { previous: generations.current, current: new Map(), begun: 0, turnsMs })
}

/** Returns the name under which a reader at this address takes turns with others: one for an IPv6 network. */
export function readerAt(address: string): string {
  const key = addressKey(address)
  return networkOf(key) ?? key
}

/**
 * Returns one key per subscriber: an IPv6 customer owns a /64 and can change addresses inside it. Larger
 * networks are limited as a whole, see `networkOf`.
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
