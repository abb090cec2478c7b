import { cashierPaths } from '@poyraz/site/cashier'
import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Method } from '../api/methods.ts'

/** Links to a deposit with a preset amount; the player still has to confirm it there. */
export function QuickAmounts({
  method,
  presets,
}: {
  readonly method: Method
  readonly presets: readonly number[]
}) {
  const t = useTranslations('wallet')
  const lang = useLang()
  const { id, min, max } = method.properties
  return (
    <section>
      <h2 className="text-lg">{t('quick')}</h2>
      <p className="mt-0.5 mb-3 text-sm text-muted">{t('quickText')}</p>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {presets
          .filter((amount) => amount >= min && amount <= max)
          .map((amount) => (
            <Link
              key={amount}
              to={cashierPaths.deposit}
              search={{ method: id, amount }}
              className="grid min-h-12 grow place-items-center rounded-control border border-line px-1.5 text-sm font-bold tabular-nums transition hover:border-brand hover:bg-brand-soft max-xs:basis-1/4 sm:basis-0 sm:text-base"
            >
              {formatMoney(amount, lang, { fraction: 'auto' })}
            </Link>
          ))}
      </div>
    </section>
  )
}
