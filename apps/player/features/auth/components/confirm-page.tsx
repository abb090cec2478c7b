import { authPaths } from '@poyraz/site/auth'
import { homePaths } from '@poyraz/site/home'
import { buttonClass, Spinner } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { ResendButton } from '../../../shared/forms/resend-button.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { saveReturnAddress } from '../../../shared/navigation/return-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { useTakenSearch } from '../hooks/use-taken-search.ts'
import { AuthCard } from './auth-card.tsx'

const route = getRouteApi(`/open/account-texts${authPaths.confirm}`)

/** Target of the link in the confirmation mail. */
export function ConfirmPage() {
  const t = useTranslations('register')
  const { token } = useTakenSearch(route.useSearch())
  usePageTitle(t('confirmTitle'))
  return (
    <AuthCard title={t('confirmTitle')}>
      {token ? <Confirmation token={token} /> : <NoToken />}
      <Link to={homePaths.home} className={buttonClass({ variant: 'quiet', block: true })}>
        {useTranslations('site')('home')}
      </Link>
    </AuthCard>
  )
}

function NoToken() {
  const t = useTranslations('register')
  return (
    <>
      <FormAlert text={t('confirmMissing')} />
      <SendAgain />
    </>
  )
}

function Confirmation({ token }: { readonly token: string }) {
  const t = useTranslations('register')
  const loading = useTranslations('site')('loading')
  const failureText = useFailureText()
  // The token is part of the query key: opening the same link again repeats the same confirmation, so it does
  // not count as used.
  const { isPending, error } = useQuery({
    queryKey: ['user', 'register_confirm', token],
    queryFn: async () => {
      const answer = await call('user.register_confirm', { token, key: keyOfToken(token) })
      if (!answer.ok) throw new CallError(answer.error)
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {loading}
      </p>
    )
  }
  if (error) {
    const refused = refusalOf(error)
    return (
      <>
        <FormAlert text={failureText(refused)} />
        {refused.error === 'token_invalid' && <SendAgain />}
      </>
    )
  }
  return (
    <p role="status" className="flex items-center gap-3 font-semibold">
      <CircleCheck aria-hidden="true" className="size-6 text-success" />
      {t('confirmed')}
    </p>
  )
}

/** Sends the mail of an expired or used link again; a visitor logs in first and comes back here. */
function SendAgain() {
  const t = useTranslations('register')
  const signedIn = useSignedIn()
  if (signedIn) {
    return <ResendButton name="user.register_confirm_send" label={t('sendAgain')} done={t('sentAgain')} />
  }
  return (
    <Link
      to={authPaths.login}
      onClick={() => saveReturnAddress(authPaths.confirm)}
      className={buttonClass({ size: 'lg', block: true })}
    >
      {t('logInToSend')}
    </Link>
  )
}

function keyOfToken(token: string): string {
  return token
    .replace(/[^A-Za-z0-9_-]/g, '')
    .padEnd(16, '0')
    .slice(0, 64)
}
