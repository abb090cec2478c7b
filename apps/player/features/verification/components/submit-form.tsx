import { Button, Form } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { DocumentKind } from '../api/identity.ts'

/** Submits the documents when all are uploaded; before that it lists the missing ones. */
export function SubmitForm({ missing }: { readonly missing: readonly DocumentKind[] }) {
  const t = useTranslations('identity')
  const client = useQueryClient()
  const keys = useRequestKey()
  const { busy, failure, form } = useSubmit({
    send: () => call('kyc.submit', { key: keys.keyFor({}) }),
    onDone: () => {
      keys.done()
      notify(t('submitted'), { tone: 'positive' })
      void client.invalidateQueries({ queryKey: ['kyc'] })
    },
  })
  if (missing.length > 0) {
    const list = missing.map((kind) => t(`kinds.${kind}`)).join(', ')
    return <p className="pt-4 text-sm font-semibold">{t('missing', { list })}</p>
  }
  return (
    <Form {...form} className="flex flex-col gap-3 pt-4">
      <p className="text-sm text-muted">{t('submitNote')}</p>
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('submit')}
      </Button>
    </Form>
  )
}
