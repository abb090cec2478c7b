import { Dialog, Spinner } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useWaiting } from '../../shared/waiting/waiting.ts'

/** Blocks the page while a call that moves money is pending. It cannot be closed. */
export function WaitingDialog() {
  const t = useTranslations('site')
  const open = useWaiting(({ calls }) => calls > 0)
  return (
    <Dialog open={open} title={t('waiting')}>
      <p role="status" className="flex justify-center py-4 text-brand">
        <Spinner />
        <span className="sr-only">{t('loading')}</span>
      </p>
    </Dialog>
  )
}
