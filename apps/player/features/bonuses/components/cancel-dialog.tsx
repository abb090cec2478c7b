import { Dialog, Form, Money, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useBonusesChanged } from '../../../shared/bonuses/use-bonuses-changed.ts'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { type Bonus, cancelPreviewQuery } from '../api/bonuses.ts'

/** Shows the exact result of a cancellation before it is confirmed. */
export function CancelDialog({
  bonus,
  onClose,
}: {
  readonly bonus: Bonus | null
  readonly onClose: () => void
}) {
  const t = useTranslations('bonuses')
  const close = useTranslations('site')('close')
  return (
    <Dialog open={bonus !== null} title={t('cancelTitle')} closeLabel={close} onClose={onClose} shape="sheet">
      {bonus && <Preview bonus={bonus} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({ bonus, onClose }: { readonly bonus: Bonus; readonly onClose: () => void }) {
  const t = useTranslations('bonuses')
  const preview = useQuery(cancelPreviewQuery(bonus.id, useLang()))
  const changed = useBonusesChanged()
  const keys = useRequestKey()
  const { busy, failure, form } = useSubmit({
    send: () => call('bonus.cancel', { id: bonus.id, key: keys.keyFor({ id: bonus.id }) }),
    onDone: () => {
      changed(t('cancelled'))
      onClose()
    },
  })
  if (preview.error) return <ListFailure error={preview.error} onRetry={() => void preview.refetch()} />
  const outcome = preview.data?.data
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p>{t('cancelText')}</p>
      <dl className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4">
        {(['kept', 'removed'] as const).map((part) => (
          <div key={part} className="flex items-center justify-between gap-4">
            <dt className="text-sm">{t(part)}</dt>
            <dd className="text-lg font-bold">
              {outcome ? <Money amount={outcome[part]} /> : <Skeleton className="h-6 w-24" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('cancelNote')}</p>
      <ConfirmButtons
        failure={failure}
        busy={busy || !outcome}
        confirm={t('cancel')}
        tone="danger"
        onCancel={onClose}
        cancel={t('keepBonus')}
      />
    </Form>
  )
}
