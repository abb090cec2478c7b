import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchEvents } from '../api/queries.ts'
import { whenStale } from '../prices/prices.ts'

/** Missed changes of several frames are asked for together. */
const GATHER_MS = 1500

/** Asks again for events of which changes were missed. */
export function useFeed(): void {
  const client = useQueryClient()
  useEffect(() => {
    const missed = new Set<number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    whenStale((eventIDs) => {
      for (const eventID of eventIDs) missed.add(eventID)
      timer ??= setTimeout(() => {
        timer = undefined
        void refetchEvents(client, [...missed])
        missed.clear()
      }, GATHER_MS)
    })
    return () => clearTimeout(timer)
  }, [client])
}
