import { Button, Card, Dialog, Form } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { useFarewell } from '../hooks/use-farewell.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'

const MEANS = ['stops', 'money', 'gone'] as const

/** Closes the account for good, after stating the effects and a step-up proof. */
export function CloseAccountCard() {
  const t = useTranslations('closure')
  const close = useTranslations('site')('close')
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <Card>
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('text')}</p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={open} title={t('title')} closeLabel={close} onClose={onClose} shape="sheet">
        {open && <Closing onClose={onClose} />}
      </Dialog>
    </Card>
  )
}

function Closing({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('closure')
  const { busy, failure, form, dialog } = useClosing(onClose)
  return (
    <>
      <Form {...form} className="flex flex-col gap-5">
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {MEANS.map((name) => (
            <li key={name}>{t(`means.${name}`)}</li>
          ))}
        </ul>
        <ConfirmButtons failure={failure} busy={busy} confirm={t('confirm')} onCancel={onClose} />
      </Form>
      {dialog}
    </>
  )
}

/** An account with a balance is closing: its player stays signed in and can withdraw. */
function useClosing(onClose: () => void) {
  const t = useTranslations('closure')
  const keys = useRequestKey()
  const { guard, dialog } = useStepUp()
  const farewell = useFarewell()
  const changed = useProtectionChanged()
  const submit = useSubmit({
    send: () => guard(() => call('account.close', { key: keys.keyFor({}) })),
    onDone: ({ data: { state } }) => {
      if (state === 'closed') return farewell(t('closed'))
      changed(t('closing'))
      onClose()
    },
  })
  return { ...submit, dialog }
}
