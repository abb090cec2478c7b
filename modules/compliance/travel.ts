import { HOUR_MS } from '@poyraz/kernel'

export type Sighting = { readonly atMs: number; readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS_KM = 6371
/** Faster than any airliner from door to door. */
const SPEED_KMH_MAX = 1000
/** Databases of addresses are off by as much. */
const DISTANCE_KM_MIN = 200

/** Whether nobody can have been at both places. A clock that went back counts as no time between them. */
export function isImpossibleTravel(before: Sighting, now: Sighting): boolean {
  const distanceKm = distance(before, now)
  const hours = Math.max(0, now.atMs - before.atMs) / HOUR_MS
  return distanceKm > DISTANCE_KM_MIN && distanceKm > hours * SPEED_KMH_MAX
}

/** Along a great circle, by the haversine formula. */
function distance(one: Sighting, other: Sighting): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const chord = half(other.latitude - one.latitude) + along * half(other.longitude - one.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
