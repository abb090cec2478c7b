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

/** With a second for the server to follow its switch: nobody waits longer than five where the socket is silent. */
export const ASK_EVERY_MS = 3 * SECOND_MS

type Reopening = {
  readonly state: MaintenanceState | undefined
  /** When the last answer came; 0 before the first. */
  readonly atMs: number
  readonly busy: boolean
  readonly ask: () => void
}

/**
 * Runs both checks now and from time to time. Once the site is open the flag is cleared, and the way leads
 * back to where the visitor was, else home.
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
