import { isIP } from 'node:net'
import { type Clock, HOUR_MS, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { createLru } from './lru.ts'

/** Where a connection comes from; what is not known is `null`. */
export type ClientInfo = {
  readonly ip: string
  readonly country: string | null
  readonly countryCode: string | null
  readonly city: string | null
  readonly timezone: string | null
}

const TIMEOUT_MS = 2 * SECOND_MS
const TTL_MS = HOUR_MS
const KEPT_MAX = 10_000
const text = z.string().max(100).nullish().catch(null)
/** The names that such services use for the same things. */
const answer = z.object({
  country: text,
  country_name: text,
  country_code: text,
  countryCode: text,
  city: text,
  timezone: text,
})

/**
 * Asks the operator's IP look-up (`url`, with `{ip}` where the address goes) once an hour for an address. Without
 * one, and whenever it fails, only what the connection itself tells is known: no place is guessed.
 */
export function createIpLookup(url: string | undefined, clock: Clock): (ip: string) => Promise<ClientInfo> {
  const kept = createLru<{ readonly untilMs: number; readonly info: Promise<ClientInfo> }>(KEPT_MAX)
  return async (ip) => {
    const bare = { ip: isIP(ip) ? ip : '', country: null, countryCode: null, city: null, timezone: null }
    if (url === undefined || bare.ip === '') return bare
    const known = kept.get(ip)
    if (known && clock.nowMs() < known.untilMs) return known.info
    const info = ask(url.replaceAll('{ip}', encodeURIComponent(ip)), bare)
    kept.set(ip, { untilMs: clock.nowMs() + TTL_MS, info })
    return info
  }
}

async function ask(url: string, bare: ClientInfo): Promise<ClientInfo> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) return bare
    const found = answer.parse(await response.json())
    return {
      ip: bare.ip,
      country: found.country_name ?? found.country ?? null,
      countryCode: found.country_code ?? found.countryCode ?? null,
      city: found.city ?? null,
      timezone: found.timezone ?? null,
    }
  } catch {
    return bare
  }
}
