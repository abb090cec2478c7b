import { SECOND_MS } from '@poyraz/kernel'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  checkMaintenance,
  isOpen,
  type MaintenanceState,
} from '../../../shared/endpoint/check-maintenance.ts'
import { leaveMaintenance } from '../../../shared/endpoint/maintenance.ts'
import { takeReturnAddress } from '../../../shared/navigation/return-address.ts'

/**
 * Interval of the checks. With about one second until the server applies its switch, a player waits at most
 * five seconds even without the socket.
 */
export const ASK_EVERY_MS = 3 * SECOND_MS

type Reopening = {
  readonly state: MaintenanceState | undefined
  /** Time of the last result in ms; 0 before the first. */
  readonly atMs: number
  readonly busy: boolean
  readonly ask: () => void
}

/**
 * Runs both checks at once and then repeatedly. When the site is open, it clears the flag and opens the
 * stored address, else the home page.
 */
export function useReopening(): Reopening {
  const navigate = useNavigate()
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['maintenance', 'both'],
    queryFn: checkMaintenance,
    refetchInterval: ASK_EVERY_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
  const open = data !== undefined && isOpen(data)
  useEffect(() => {
    if (!open) return
    leaveMaintenance()
    void navigate({ href: takeReturnAddress(), replace: true })
  }, [open, navigate])
  return { state: data, atMs: dataUpdatedAt, busy: isFetching, ask: () => void refetch() }
}
