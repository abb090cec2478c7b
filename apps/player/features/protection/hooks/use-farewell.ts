import { authPaths } from '@poyraz/site/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { explain } from '../../../shared/notices/notices.ts'
import { clearRecords } from '../../../shared/session/records.ts'
import { followRecords } from '../../../shared/session/session-store.ts'

/** The server ended every session of this player: so does this page, and says why. */
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
