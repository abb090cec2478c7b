import { buttonClass, Card } from '@poyraz/ui'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** E-mail address of the support with notes on what to write, or a note that the installation has none. */
export function SupportCard({ email }: { readonly email: string | undefined }) {
  const t = useTranslations('content')
  if (email === undefined) return <Words title={t('noAddress')} text={t('noAddressText')} />
  return (
    <Words title={t('write')} text={t('writeText')}>
      <p className="max-w-prose font-semibold">{t('writeNever')}</p>
      <a
        href={`mailto:${email}`}
        className={`mt-2 max-w-full self-start py-2 ${buttonClass({ size: 'lg' })}`}
      >
        <Mail aria-hidden="true" className="size-5 flex-none" />
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </a>
    </Words>
  )
}

function Words(props: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <Card aria-labelledby="address" className="flex flex-col gap-2 md:p-8">
      <h2 id="address" className="text-xl md:text-2xl">
        {props.title}
      </h2>
      <p className="max-w-prose text-muted">{props.text}</p>
      {props.children}
    </Card>
  )
}
