import { Dialog, Spinner } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useWaiting } from '../../shared/waiting/waiting.ts'

/** Stands while a call with money in it is under way: nothing else can be pressed, and nothing closes it. */
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
