import { buttonClass, Card } from '@poyraz/ui'
import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** E-mail address of the support, where the installation has one. */
export function SupportCard({ email }: { readonly email: string }) {
  const t = useTranslations('content')
  return (
    <Card aria-labelledby="address" className="flex flex-col gap-3">
      <h2 id="address" className="text-lg">
        {t('byEmail')}
      </h2>
      <a
        href={`mailto:${email}`}
        className={`max-w-full self-start py-2 ${buttonClass({ variant: 'outline' })}`}
      >
        <Mail aria-hidden="true" className="size-5 flex-none" />
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </a>
    </Card>
  )
}
