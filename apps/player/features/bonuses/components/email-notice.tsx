import { Card } from '@poyraz/ui'
import { MailCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ResendButton } from '../../../shared/forms/resend-button.tsx'

const READ_MS = 5000

/**
 * Notice that offers need a confirmed e-mail address, with the way to confirm it. Shown once for all offers.
 */
export function EmailNotice() {
  const t = useTranslations('bonuses')
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <MailCheck aria-hidden="true" className="size-6 flex-none text-cobalt" />
      <p className="min-w-48 flex-1 text-sm font-semibold">{t('confirmEmail')}</p>
      {/* On phones the button stands under the text; its padding is outside. */}
      <span className="max-sm:ml-6">
        <ResendButton
          name="user.register_confirm_send"
          label={t('confirmAgain')}
          done={t('confirmSent')}
          timeoutMs={READ_MS}
        />
      </span>
    </Card>
  )
}
