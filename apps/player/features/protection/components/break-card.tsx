import { DAY_MS, systemClock } from '@poyraz/kernel'
import { formatDateTime } from '@poyraz/text'
import { Button, Card, Dialog, Form, useLang } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'

const DAYS = [1, 7, 30] as const
const HOURS_PER_DAY = 24

/** Starts a break of a day, a week or a month, after stating its effects. */
export function BreakCard() {
  const t = useTranslations('exclusion')
  const close = useTranslations('site')('close')
  const [days, setDays] = useState<number | null>(null)
  const onClose = () => setDays(null)
  return (
    <Card>
      <h2 className="text-lg">{t('breakTitle')}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('breakText')}</p>
      <div className="grid grid-cols-3 gap-2">
        {DAYS.map((choice) => (
          <Button key={choice} variant="outline" onClick={() => setDays(choice)}>
            {t('breakDays', { days: choice })}
          </Button>
        ))}
      </div>
      <Dialog
        open={days !== null}
        title={t('breakDialog', { days: days ?? 1 })}
        closeLabel={close}
        onClose={onClose}
        shape="sheet"
      >
        {days !== null && <BreakForm days={days} onClose={onClose} />}
      </Dialog>
    </Card>
  )
}

function BreakForm({ days, onClose }: { readonly days: number; readonly onClose: () => void }) {
  const t = useTranslations('exclusion')
  const lang = useLang()
  const keys = useRequestKey()
  const changed = useProtectionChanged()
  const [until] = useState(() => systemClock.nowMs() + days * DAY_MS)
  const { busy, failure, form } = useSubmit({
    send: () => {
      const request = { hours: days * HOURS_PER_DAY }
      return call('rg.time_out', { ...request, key: keys.keyFor(request) })
    },
    onDone: () => {
      changed(t('breakStarted'))
      onClose()
    },
  })
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p>{t('breakMeans', { date: formatDateTime(until, lang) })}</p>
      <ConfirmButtons failure={failure} busy={busy} confirm={t('breakConfirm')} onCancel={onClose} />
    </Form>
  )
}
