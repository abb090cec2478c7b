import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outrightsQuery } from '../api/queries.ts'
import { prices } from '../prices/prices.ts'
import { useWatchEvents } from '../prices/use-prices.ts'

const NOTHING = {
  score: null,
  periods: [],
  redCards: { home: 0, away: 0 },
  clock: null,
  service: null,
  marketCount: 0,
}

/** Loads the bets on the seasons of a league, or of all, and keeps their prices up to date. */
export function useSeasons(leagueID?: number) {
  const query = useQuery(outrightsQuery(leagueID, useLang()))
  const seasons = query.data?.data
  useWatchEvents((seasons ?? []).map(({ eventID }) => eventID))
  useEffect(() => prices.takeEvents((seasons ?? []).map((season) => ({ ...NOTHING, ...season }))), [seasons])
  return { ...query, seasons }
}
