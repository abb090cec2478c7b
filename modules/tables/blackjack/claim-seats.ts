import type { Tx } from '@poyraz/db'
import { readBlackjackSpot } from '@poyraz/games/tables'
import type { PlacedChips } from '../commands/place-bets.ts'
import type { Spots } from '../store/bets.ts'
import { deletePlaces, insertPlaces, leaveOtherPlaces, listPlaces, type Place } from '../store/shoes.ts'

export type SeatRefusal = { readonly error: 'seat_taken' | 'one_seat' | 'seat_required' }

export type Claims = {
  /** Returns why these chips, with those on the table, are refused, or `null`. */
  refusalOf(playerId: string, all: Spots): SeatRefusal | null
  /** Keeps the places of accepted bets, and frees those that refused ones had taken. */
  finish(accepted: ReadonlySet<string>): Promise<void>
}

/** Takes the places of new bets before the bets are opened. All calls are of different players. */
export async function claimSeats(tx: Tx, roundId: string, calls: readonly PlacedChips[]): Promise<Claims> {
  const wanted = calls.flatMap(({ playerId, spots }): readonly Place[] => {
    const [seat, ...more] = mainSeats(spots)
    return seat === undefined || more.length > 0 ? [] : [{ seat, playerId }]
  })
  const free = await insertPlaces(tx, roundId, wanted)
  const owners = new Map((await listPlaces(tx, roundId)).map(({ seat, playerId }) => [seat, playerId]))
  return {
    refusalOf: (playerId, all) => refusalOf(owners, playerId, all),
    async finish(accepted) {
      const own = wanted.filter(({ seat, playerId }) => owners.get(seat) === playerId)
      const refused = own.filter(({ seat, playerId }) => free.has(seat) && !accepted.has(playerId))
      await deletePlaces(
        tx,
        roundId,
        refused.map(({ seat }) => seat),
      )
      await leaveOtherPlaces(
        tx,
        roundId,
        own.filter(({ playerId }) => accepted.has(playerId)),
      )
    },
  }
}

function mainSeats(spots: Spots): readonly number[] {
  return Object.keys(spots).flatMap((spot) => {
    const read = readBlackjackSpot(spot)
    return read?.kind === 'main' ? [read.seat] : []
  })
}

function refusalOf(owners: ReadonlyMap<number, string>, playerId: string, all: Spots): SeatRefusal | null {
  const own = mainSeats(all)
  if (own.length > 1) return { error: 'one_seat' }
  for (const spot of Object.keys(all)) {
    const read = readBlackjackSpot(spot)
    const owner = read && owners.get(read.seat)
    if (read?.kind === 'main' && owner !== playerId) return { error: 'seat_taken' }
    const fits = read?.kind === 'behind' ? owner !== undefined && owner !== playerId : own[0] === read?.seat
    if (!fits) return { error: 'seat_required' }
  }
  return null
}
