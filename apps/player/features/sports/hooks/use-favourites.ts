import { readStored, store } from '../../../shared/storage.ts'
import { createStored } from '../../../shared/stored-state.ts'

const FAVOURITES_MAX = 50

/** Ids of favourite matches, stored on this device. */
export const useFavourites = createStored<{ readonly ids: readonly number[] }>({ ids: [] }, { ids: stored() })

export function toggleFavourite(eventID: number): void {
  const { ids } = useFavourites.getState()
  const next = ids.includes(eventID)
    ? ids.filter((one) => one !== eventID)
    : [eventID, ...ids].slice(0, FAVOURITES_MAX)
  store('favouriteMatches', next.join(','))
  useFavourites.setState({ ids: next })
}

function stored(): number[] {
  const text = readStored('favouriteMatches') ?? ''
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}
