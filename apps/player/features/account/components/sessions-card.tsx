import { randomId } from '@poyraz/kernel'
import { Badge, Button, Card, useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { headingOf, useFocusFallback } from '../../../shared/focus/use-focus-fallback.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { notify } from '../../../shared/notices/notices.ts'
import { type DeviceSession, sessionsQuery } from '../api/profile.ts'

/** Keeps day and time of the last use in one line. */
const NBSP = '\u00a0'

/** The server's name of an unknown browser. */
const UNKNOWN = '?'
const ICONS = { desktop: Monitor, mobile: Smartphone, tablet: Tablet } as const

export function SessionsCard() {
  const t = useTranslations('account')
  const { data, error, refetch } = useQuery(sessionsQuery(useLang()))
  return (
    <Card>
      <h2 className="text-xl">{t('sessions')}</h2>
      <p className="mt-1 mb-2 text-sm text-muted">{t('sessionsText')}</p>
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <RowSkeletons rows={2} /> : null}
      <ul>
        {data?.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function SessionRow({ session }: { readonly session: DeviceSession }) {
  const t = useTranslations('account')
  const when = useWhen()
  const end = useEndSession()
  const row = useFocusFallback<HTMLLIElement>(headingOf)
  const Icon = ICONS[session.device]
  const name = session.browser === UNKNOWN ? t(`device.${session.device}`) : session.browser
  return (
    <li ref={row} className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-b-0">
      <span className="grid size-10 flex-none place-items-center rounded-control bg-surface-2">
        <Icon aria-hidden="true" className="size-5 text-muted" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 text-sm font-bold">
          {name}
          {session.current && <Badge tone="success">{t('thisDevice')}</Badge>}
        </span>
        <span className="block text-xs text-muted">
          {session.address} · {t('lastSeen', { date: when(session.lastSeen).replaceAll(' ', NBSP) })}
        </span>
      </span>
      {!session.current && (
        <Button variant="ghost" busy={end.isPending} onClick={() => end.mutate(session.id)} className="-mr-4">
          {t('endSession')}
          <span className="sr-only"> · {name}</span>
        </Button>
      )}
    </li>
  )
}

function useEndSession() {
  const t = useTranslations('account')
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async (id: string) => {
      const answer = await call('account.end_session', { id, key: randomId() })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => notify(t('sessionEnded'), { tone: 'positive' }),
    onError: (error) => notify(failureText(refusalOf(error)), { tone: 'negative' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['account', 'sessions'] }),
  })
}
