import { line } from '@poyraz/contract/forms'
import { Button, Dialog, Form, TextField, textOf } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useBonusesChanged } from '../../../shared/bonuses/use-bonuses-changed.ts'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import type { Offer } from '../api/bonuses.ts'

const NOTE_LENGTH_MAX = 250
const RULES = z.object({ note: z.union([z.literal(''), line(1, NOTE_LENGTH_MAX)]) })

/** Requests an offer from staff, with an optional note. */
export function RequestDialog({
  offer,
  onClose,
}: {
  readonly offer: Offer | null
  readonly onClose: () => void
}) {
  const t = useTranslations('bonuses')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={offer !== null}
      title={t('askTitle', { title: offer?.title ?? '' })}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {offer && <RequestForm offer={offer} onClose={onClose} />}
    </Dialog>
  )
}

function RequestForm({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const t = useTranslations('bonuses')
  const optional = useTranslations('site')('optional')
  const keys = useRequestKey()
  const changed = useBonusesChanged()
  const { busy, failure, fieldError, form } = useSubmit({
    rules: RULES,
    send: (typed) => {
      const request = { bonusID: offer.bonusID, note: textOf(typed, 'note') }
      return call('bonus.request', { ...request, key: keys.keyFor(request) })
    },
    onDone: () => {
      changed(t('asked'))
      onClose()
    },
  })
  return (
    <Form {...form} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('askText')}</p>
      <TextField
        name="note"
        label={t('note')}
        optional={optional}
        hint={t('noteHint')}
        maxLength={NOTE_LENGTH_MAX}
        autoComplete="off"
        error={fieldError('note')}
      />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('send')}
      </Button>
    </Form>
  )
}
