import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** Shows the reason of a failed launch and navigates away; `whereTo` is called only then. */
export function useFailedLaunch(error: Error | null, whereTo: () => string): void {
  const navigate = useNavigate()
  const failureText = useFailureText()
  const refused = error && refusalOf(error)
  const reason = refused && failureText(refused)
  useEffect(() => {
    if (reason === null) return
    notify(reason, { tone: 'negative' })
    void navigate({ href: whereTo(), replace: true })
  }, [reason, navigate, whereTo])
}
