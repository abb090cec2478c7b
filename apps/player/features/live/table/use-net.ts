import { SECOND_MS } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { random } from '../../../shared/live/random.ts'
import { askProtection } from '../../../shared/protection/protection.ts'

/** The requests of the players of a table are spread over this time. */
const SPREAD_MS = 4 * SECOND_MS

/**
 * Refetches today's result once after each round that the player staked in. `roundID` is that round once it is
 * over, else `null`. The result is not computed here: which money pays a stake is known to the server only.
 */
export function useNetAfter(roundID: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    // The request outlives the round: a fast table begins the next one before it is sent.
    if (roundID !== null) setTimeout(() => askProtection(client), random() * SPREAD_MS)
  }, [client, roundID])
}
