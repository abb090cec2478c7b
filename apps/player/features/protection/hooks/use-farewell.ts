import { authPaths } from '@poyraz/site/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { explain } from '../../../shared/notices/notices.ts'
import { clearRecords } from '../../../shared/session/records.ts'
import { followRecords } from '../../../shared/session/session-store.ts'

/**
 * Returns a function that signs the player out in this page, after the server has ended all sessions, and
 * shows the reason.
 */
export function useFarewell(): (words: string) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (words) => {
    clearRecords()
    followRecords()
    client.removeQueries()
    explain(words)
    void navigate({ to: authPaths.login })
  }
}
