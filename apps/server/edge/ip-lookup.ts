import { isIP } from 'node:net'
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { addressKey } from './limits.ts'
import { createLru } from './lru.ts'

/** Location of a connection; unknown values are `null`. */
export type ClientInfo = Place & { readonly ip: string }

type Place = {
  readonly country: string | null
  readonly countryCode: string | null
  readonly city: string | null
  readonly timezone: string | null
}

const NOWHERE: Place = { country: null, countryCode: null, city: null, timezone: null }
const TIMEOUT_MS = 2 * SECOND_MS
const TTL_MS = HOUR_MS
/** A failed lookup is repeated after this time. */
const FAILED_TTL_MS = MINUTE_MS
const KEPT_MAX = 10_000
/**
 * Maximum number of concurrent lookups; callers beyond it get the address only, because new addresses are
 * cheap.
 */
export const UNDER_WAY_MAX = 8
const text = z.string().max(100).nullish().catch(null)
/** Field names of common lookup services. */
const answer = z.object({
  country: text,
  country_name: text,
  country_code: text,
  countryCode: text,
  city: text,
  timezone: text,
})

/**
 * Returns a lookup of addresses at the operator's service (`url`, with `{ip}` for the address), at most once
 * an hour per subscriber. Without a service, or if it fails, only the address is known: no location is
 * guessed.
 */
export function createIpLookup(url: string | undefined, clock: Clock): (ip: string) => Promise<ClientInfo> {
  const kept = createLru<{ untilMs: number; readonly place: Promise<Place> }>(KEPT_MAX)
  let underWay = 0
  const ask = async (template: string, ip: string): Promise<Place | null> => {
    underWay += 1
    const place = await placeOf(template.replaceAll('{ip}', encodeURIComponent(ip)))
    underWay -= 1
    return place
  }
  return async (ip) => {
    if (!isIP(ip)) return { ip: '', ...NOWHERE }
    const key = addressKey(ip)
    const known = kept.get(key)
    if (known && clock.nowMs() < known.untilMs) return { ip, ...(await known.place) }
    if (url === undefined || underWay >= UNDER_WAY_MAX) return { ip, ...NOWHERE }
    const asked = ask(url, ip)
    const entry = { untilMs: clock.nowMs() + TTL_MS, place: asked.then((place) => place ?? NOWHERE) }
    kept.set(key, entry)
    if ((await asked) === null) entry.untilMs = clock.nowMs() + FAILED_TTL_MS
    return { ip, ...(await entry.place) }
  }
}

/** Returns `null` if the service failed; never throws. */
async function placeOf(url: string): Promise<Place | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) return null
    const found = answer.parse(await response.json())
    return {
      country: found.country_name ?? found.country ?? null,
      countryCode: found.country_code ?? found.countryCode ?? null,
      city: found.city ?? null,
      timezone: found.timezone ?? null,
    }
  } catch {
    return null
  }
}
