import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchEvents } from '../api/queries.ts'
import { whenStale } from '../prices/prices.ts'

/** Time in which missed changes are collected for one request. */
const GATHER_MS = 1500

/** Loads events again whose changes were missed. */
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
