import { MINUTE_MS } from '@poyraz/kernel'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns true for the name of a time zone, such as `Europe/Istanbul`. */
export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== null
  } catch {
    return false
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** Reads the clock of a zone at an instant, as if it were UTC. */
function localMs(zone: string, ms: number): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'])
}

export type LocalTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/**
 * Returns the instant of a local time in a zone; `null` for a day or a time that does not exist. Of a time that
 * a zone has twice, when its clock goes back, the first counts: bets close early rather than late.
 */
export function instantOf(zone: string, { year, month, day, hour, minute }: LocalTime): number | null {
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  const date = new Date(wanted)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (hour > 23 || minute > 59) return null
  // The offsets of a day before and after include that of the time itself.
  const offsets = [-1, 1].map((days) => {
    const near = wanted + days * 24 * 60 * MINUTE_MS
    return localMs(zone, near) - near
  })
  const instants = offsets.map((offset) => wanted - offset).filter((ms) => localMs(zone, ms) === wanted)
  return instants.length === 0 ? null : Math.min(...instants)
}
