import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takeLoginAddress } from '../../../shared/navigation/return-address.ts'
import { hasCredentials } from '../../../shared/session/records.ts'

/**
 * Who comes to a form of visitors signed in has nothing to fill in there, and goes where a login would lead.
 * The server drew the page for whoever asks for it, so this can be known only here.
 */
export function usePassingPlayers(): void {
  const router = useRouter()
  useEffect(() => {
    if (hasCredentials()) router.history.replace(takeLoginAddress())
  }, [router])
}
