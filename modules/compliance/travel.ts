import { HOUR_MS } from '@poyraz/kernel'

export type Sighting = { readonly atMs: number; readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS_KM = 6371
/** Faster than any journey by airliner. */
const SPEED_KMH_MAX = 1000
/** Distances up to this are ignored: IP location data is not more accurate. */
const DISTANCE_KM_MIN = 200

/**
 * True if nobody can travel between the two places in that time. If the clock went back, the time counts as
 * zero.
 */
export function isImpossibleTravel(before: Sighting, now: Sighting): boolean {
  const distanceKm = distance(before, now)
  const hours = Math.max(0, now.atMs - before.atMs) / HOUR_MS
  return distanceKm > DISTANCE_KM_MIN && distanceKm > hours * SPEED_KMH_MAX
}

/** Great-circle distance in km (haversine formula). */
function distance(one: Sighting, other: Sighting): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const chord = half(other.latitude - one.latitude) + along * half(other.longitude - one.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
