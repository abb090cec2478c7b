import { systemClock } from '@poyraz/kernel'
import { accountPaths } from '@poyraz/site/account'
import { cashierPaths } from '@poyraz/site/cashier'
import { formatDateTime } from '@poyraz/text'
import { Button, buttonClass, Card, Form, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import type { Exclusion } from '../../../shared/protection/protection.ts'
import { exclusionState } from '../exclusion-state.ts'
import { useExclusionText } from '../hooks/use-exclusion-text.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'
import { ConfirmChange } from './confirm-change.tsx'

/** A break or an exclusion in force: its end, what stays available, and afterwards the way to return. */
export function ExclusionCard({ exclusion }: { readonly exclusion: Exclusion }) {
  const t = useTranslations('exclusion')
  const lang = useLang()
  const textOf = useExclusionText()
  const isOver = exclusionState(exclusion, systemClock.nowMs()) === 'over'
  return (
    <Card className="flex flex-col gap-4 border-line-strong">
      <div>
        <h2 className="text-lg">{textOf(exclusion)}</h2>
        <p className="mt-1 text-sm text-muted">
          {t('since', { date: formatDateTime(exclusion.from, lang) })} · {t('stillOpen')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={cashierPaths.withdraw} className={buttonClass({ variant: 'outline' })}>
          {t('toWithdraw')}
        </Link>
        <Link
          to={accountPaths.history}
          params={{ kind: 'account' }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('toHistory')}
        </Link>
      </div>
      {isOver && <ReturnOptions exclusion={exclusion} />}
    </Card>
  )
}

function ReturnOptions({ exclusion }: { readonly exclusion: Exclusion }) {
  const t = useTranslations('exclusion')
  const lang = useLang()
  const { id, pending } = exclusion
  if (!pending) return <ReturnRequest id={id} />
  if (pending.confirmable) {
    return <ConfirmChange id={id} label={t('comeBackConfirm')} done={t('comeBackDone')} />
  }
  return (
    <p className="text-sm tabular-nums">
      {t('comeBackFrom', { date: formatDateTime(pending.applies, lang) })}
    </p>
  )
}

function ReturnRequest({ id }: { readonly id: string }) {
  const t = useTranslations('exclusion')
  const keys = useRequestKey()
  const changed = useProtectionChanged()
  const { busy, failure, form } = useSubmit({
    send: () => call('rg.remove_limit', { id, key: keys.keyFor({ id }) }),
    onDone: () => changed(t('comeBackAsked')),
  })
  return (
    <Form {...form} className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <p className="text-sm text-muted">{t('comeBackText')}</p>
      <FormAlert text={failure} />
      <Button type="submit" variant="quiet" busy={busy}>
        {t('comeBack')}
      </Button>
    </Form>
  )
}
