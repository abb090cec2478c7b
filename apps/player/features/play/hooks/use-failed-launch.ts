import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** A game that cannot be opened sends the player away, with the reason; `whereTo` is asked once it is known. */
export function useFailedLaunch(error: Error | null, whereTo: () => string): void {
  const navigate = useNavigate()
  const failureText = useFailureText()
  const reason = error ? failureText(refusalOf(error)) : null
  useEffect(() => {
    if (reason === null) return
    notify(reason, { tone: 'negative' })
    void navigate({ href: whereTo(), replace: true })
  }, [reason, navigate, whereTo])
}
