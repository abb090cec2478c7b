import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../shared/endpoint/queries.ts'
import type { Game } from '../../shared/games/games.ts'

const RESULTS_MAX = 6
const TYPING_PAUSE_MS = 160
const QUICK_ACCESS = { categoryID: 94, limit: 50, offset: 0 } as const

export type Found = {
  readonly games: readonly Game[]
  readonly total: number
  readonly busy: boolean
  /** Enough was typed; otherwise the games are those of quick access. */
  readonly searched: boolean
}

export function useSearch(text: string): Found {
  const lang = useLang()
  const query = usePaused(text.trim(), TYPING_PAUSE_MS)
  const searched = isSearchable(text)
  const quick = useQuery({ ...callQuery('casino.games_list', QUICK_ACCESS, lang), enabled: !searched })
  const input = { searchGameName: query, limit: RESULTS_MAX, offset: 0 }
  const results = useQuery({
    ...callQuery('casino.games_list', input, lang),
    enabled: searched && isSearchable(query),
    placeholderData: keepPreviousData,
  })
  const { data, isFetching } = searched ? results : quick
  const behind = searched && query !== text.trim()
  return {
    games: data?.data.slice(0, RESULTS_MAX) ?? [],
    total: data?.total ?? 0,
    busy: isFetching || behind,
    searched,
  }
}

/** The value once its writer paused. */
function usePaused<T>(value: T, pauseMs: number): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
