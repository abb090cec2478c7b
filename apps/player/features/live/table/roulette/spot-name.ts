import { ROULETTE_SPOTS } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'

/** Returns the function that names a spot: `İkili 17–20`, `2. düzine`. */
export function useSpotName(): (id: string) => string {
  const t = useTranslations('table.spots')
  return (id) => {
    const spot = ROULETTE_SPOTS.get(id)
    if (!spot) return id
    const place = id.split('-').at(-1) ?? ''
    return t(spot.kind, { numbers: spot.numbers.join('-'), place })
  }
}
