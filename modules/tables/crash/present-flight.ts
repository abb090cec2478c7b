import type { tableSeat, tableState } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { CRASH_SPOTS } from '@poyraz/games/tables'
import { kurus } from '@poyraz/kernel'
import type { Seat } from '../store/bets.ts'
import { listOwnFlights, readFlightCrowd } from '../store/flights.ts'
import type { Room } from '../store/rooms.ts'

/** Maximum number of bets in the state of a flight, the largest first. */
const BETS_SHOWN = 30

type PublicFlight = NonNullable<ReturnType<typeof tableState.parse>['flight']>
type OwnFlights = ReturnType<typeof tableSeat.parse>['flights']

const won = (win: number | null) => (win === null ? null : kurus(win))

export async function presentFlight(
  db: Db,
  { roundId, startsAt }: Pick<Room, 'roundId' | 'startsAt'>,
): Promise<PublicFlight> {
  const { count, cashed, bets } = await readFlightCrowd(db, roundId, BETS_SHOWN)
  return {
    startsAt: startsAt?.getTime() ?? null,
    count,
    cashed,
    bets: bets.map(({ betId, player, stake, paid, win }) => ({
      betID: betId,
      player,
      stake: kurus(stake),
      paid,
      win: won(win),
    })),
  }
}

const isKite = (spot: string) => CRASH_SPOTS.some((kite) => kite === spot)

/** Returns the bets of a player in a crash round; none at other tables. */
export async function presentOwnFlights(db: Db, { roundId, playerId, spots }: Seat): Promise<OwnFlights> {
  if (!Object.keys(spots).some(isKite)) return []
  const own = await listOwnFlights(db, roundId, playerId)
  return own.map(({ betId, spot, stake, target, most, paid, win }) => ({
    betID: betId,
    spot,
    stake: kurus(stake),
    target,
    limit: most,
    paid,
    win: won(win),
  }))
}
