import { SECOND_MS } from '@poyraz/kernel'
import { formatTime } from '@poyraz/text'
import { Badge, Button, Card, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import type { Checked } from '../../../shared/endpoint/check-maintenance.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { ASK_EVERY_MS, useReopening } from '../hooks/use-reopening.ts'

const TONES = { open: 'success', closed: 'warning', unknown: 'danger' } as const

/** Runs both maintenance checks and shows their results and the planned end. */
export function MaintenanceControlPage() {
  const t = useTranslations('pages')
  const { state, atMs, busy, ask } = useReopening()
  const [status, notice] = state?.checks ?? []
  usePageTitle(t('control'))
  return (
    <div className="mx-auto flex w-full max-w-prose flex-1 flex-col justify-center gap-6 pb-12">
      <div className="flex flex-col items-center gap-3 text-center">
        <Picture src={PICTURES.tools} side={80} className="art" />
        <h1 className="text-3xl">{t('control')}</h1>
        <p className="mt-1 text-muted">{t('controlText')}</p>
      </div>
      <Card>
        <dl aria-live="polite" className="flex flex-col">
          <Row label={t('statusCheck')} checked={status} />
          <Row label={t('noticeCheck')} checked={notice} />
          <PlannedEnd until={state?.until} />
        </dl>
        <p className="mt-3 min-h-5 text-xs text-muted">
          {state && t('checkedAt', { time: formatTime(atMs), seconds: ASK_EVERY_MS / SECOND_MS })}
        </p>
      </Card>
      <Button size="lg" busy={busy} onClick={ask} className="self-center">
        {t('checkAgain')}
      </Button>
    </div>
  )
}

const ROW = 'flex min-h-12 items-center justify-between gap-4 border-b border-line text-sm'

function Row({ label, checked }: { readonly label: string; readonly checked: Checked | undefined }) {
  const t = useTranslations('pages')
  return (
    <div className={ROW}>
      <dt>{label}</dt>
      <dd>
        {checked ? (
          <Badge tone={TONES[checked]}>{t(`checked.${checked}`)}</Badge>
        ) : (
          <Skeleton className="h-6 w-20" />
        )}
      </dd>
    </div>
  )
}

/** `until` is `undefined` before the first result. */
function PlannedEnd({ until }: { readonly until: string | null | undefined }) {
  const t = useTranslations('pages')
  const when = useWhen()
  return (
    <div className={ROW}>
      <dt>{t('plannedEnd')}</dt>
      <dd className="font-bold tabular-nums">
        {until === undefined ? <Skeleton className="h-5 w-28" /> : until ? when(until) : t('noEnd')}
      </dd>
    </div>
  )
}
