import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takeLoginAddress } from '../../../shared/navigation/return-address.ts'
import { hasCredentials } from '../../../shared/session/records.ts'

/**
 * Redirects signed-in players away from a form for visitors, to where a login would lead. Only the browser
 * can decide this: the server renders the page without knowing the session.
 */
export function usePassingPlayers(): void {
  const router = useRouter()
  useEffect(() => {
    if (hasCredentials()) router.history.replace(takeLoginAddress())
  }, [router])
}
