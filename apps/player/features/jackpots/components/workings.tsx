import { Card, useLang } from '@poyraz/ui'
import { ListOrdered, type LucideIcon, PieChart, ShieldCheck, Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { share } from '../../../shared/jackpots/figures.ts'
import type { Pool } from '../../../shared/jackpots/jackpots.ts'

const STEPS = [
  ['share', PieChart],
  ['ticket', Ticket],
  ['seal', ShieldCheck],
  ['order', ListOrdered],
] as const satisfies readonly (readonly [string, LucideIcon])[]

/** Explains share, ticket, seal and order in four short cards. */
export function Workings({ pools }: { readonly pools: readonly Pool[] }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  const shares = pools.map(({ contributed }) => contributed)
  const range = [...new Set([Math.min(...shares), Math.max(...shares)])].map((one) => share(one, lang))
  return (
    <section aria-labelledby="workings" className="flex flex-col gap-4">
      <h2 id="workings" className="text-xl md:text-2xl">
        {t('how.title')}
      </h2>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {STEPS.map(([step, Icon]) => (
          <li key={step} className="grid">
            <Card>
              <Icon aria-hidden="true" className="size-6 text-brand" />
              <h3 className="mt-2 text-lg">{t(`how.${step}.title`)}</h3>
              <p className="mt-1 text-sm leading-snug text-muted">
                {step === 'share' ? t('how.share.text', { share: range.join('–') }) : t(`how.${step}.text`)}
              </p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}
