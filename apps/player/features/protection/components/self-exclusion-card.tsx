import { Button, Card, Dialog, Form, SelectField } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useSelfExclusion } from '../hooks/use-self-exclusion.ts'

const MONTHS = ['6', '12', '24', '60', '1200'] as const
type Months = (typeof MONTHS)[number]
const FOREVER: Months = '1200'
const MEANS = ['stops', 'open', 'quiet', 'fixed', 'end'] as const

export function SelfExclusionCard() {
  const t = useTranslations('exclusion')
  const close = useTranslations('site')('close')
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <h2 className="text-lg">{t('selfTitle')}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('selfText')}</p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('selfOpen')}
      </Button>
      <Dialog
        open={open}
        title={t('selfDialog')}
        closeLabel={close}
        onClose={() => setOpen(false)}
        shape="sheet"
      >
        {open && <Steps onClose={() => setOpen(false)} />}
      </Dialog>
    </Card>
  )
}

/** Two steps: duration and effects, then the decision. Neither answer is harder to choose. */
function Steps({ onClose }: { readonly onClose: () => void }) {
  const [months, setMonths] = useState<Months>('6')
  const [sure, setSure] = useState(false)
  return sure ? (
    <Decision months={months} onBack={() => setSure(false)} />
  ) : (
    <Meaning months={months} onMonths={setMonths} onNext={() => setSure(true)} onClose={onClose} />
  )
}

function Meaning(props: {
  readonly months: Months
  readonly onMonths: (months: Months) => void
  readonly onNext: () => void
  readonly onClose: () => void
}) {
  const t = useTranslations('exclusion')
  const cancel = useTranslations('site')('cancel')
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="mb-2 font-text text-base tracking-normal">{t('selfMeans')}</h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {MEANS.map((name) => (
            <li key={name}>{t(`means.${name}`)}</li>
          ))}
        </ul>
      </div>
      <SelectField
        label={t('duration')}
        options={MONTHS.map((value) => ({ value, label: t(`durations.${value}`) }))}
        value={props.months}
        onChange={(event) => props.onMonths(event.target.value as Months)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="quiet" size="lg" onClick={props.onClose}>
          {cancel}
        </Button>
        <Button variant="outline" size="lg" onClick={props.onNext}>
          {t('next')}
        </Button>
      </div>
    </div>
  )
}

function Decision({ months, onBack }: { readonly months: Months; readonly onBack: () => void }) {
  const t = useTranslations('exclusion')
  const { busy, failure, form } = useSelfExclusion(Number(months))
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p>{months === FOREVER ? t('sureForever') : t('sure', { duration: t(`durations.${months}`) })}</p>
      <p className="text-sm text-muted">{t('means.open')}</p>
      <ConfirmButtons
        failure={failure}
        busy={busy}
        confirm={t('confirm')}
        onCancel={onBack}
        cancel={t('back')}
      />
    </Form>
  )
}
