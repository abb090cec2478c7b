import { cashierPaths } from '@poyraz/site/cashier'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

/** Link back to the deposit form. */
export function NewPayment({ first = false }: { readonly first?: boolean }) {
  const t = useTranslations('transfer.payment')
  const look = first ? ({ size: 'lg' } as const) : ({ variant: 'outline' } as const)
  return (
    <Link to={cashierPaths.deposit} className={buttonClass({ ...look, block: true })}>
      {t('another')}
    </Link>
  )
}
