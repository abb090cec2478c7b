import type { Procedure, Rate } from '@poyraz/contract'
import { SECOND_MS } from '@poyraz/kernel'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { routeName } from './registry.ts'

/** Players behind one address (a home, a mobile network) share its budget: this many times one player's. */
const ADDRESS_FACTOR = 10
const IPV6_PREFIX_GROUPS = 4

/** Seconds until the next call is allowed, or `null` when this one is. */
export type Limit = (procedure: Procedure, caller: string) => Promise<number | null>

export type Limits = {
  /** Before the session is looked at: every call from an address, whoever it claims to be. */
  readonly perAddress: Limit
  /** Afterwards: the player, or the address of a visitor. */
  readonly perCaller: Limit
}

const UNLIMITED: Limit = () => Promise.resolve(null)

/** Rate limits kept in this process; `off` is for tests and benchmarks with play money. */
export function createLimits(procedures: readonly Procedure[], mode: 'on' | 'off'): Limits {
  if (mode === 'off') return { perAddress: UNLIMITED, perCaller: UNLIMITED }
  return { perAddress: limit(procedures, ADDRESS_FACTOR), perCaller: limit(procedures, 1) }
}

/** One key per subscriber: an IPv6 customer owns a whole /64 and could change addresses at will inside it. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after].slice(0, IPV6_PREFIX_GROUPS).join(':')
}

function limit(procedures: readonly Procedure[], factor: number): Limit {
  const limiters = new Map(procedures.map((one) => [one, limiter(one, factor)]))
  return async (procedure, caller) => {
    try {
      await limiters.get(procedure)?.consume(caller)
      return null
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, Math.ceil(error.msBeforeNext / SECOND_MS))
    }
  }
}

function limiter(procedure: Procedure, factor: number): RateLimiterMemory {
  const { points, windowMs }: Rate = procedure.rate
  return new RateLimiterMemory({
    keyPrefix: routeName(procedure.class, procedure.method),
    points: points * factor,
    duration: windowMs / SECOND_MS,
  })
}
