import { Card, Money, useLang } from '@poyraz/ui'
import { FileJson2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { share } from '../../../shared/jackpots/figures.ts'
import type { Pool, Pot } from '../../../shared/jackpots/jackpots.ts'

/** Shares, limits and odds of every pot, and the files of the rules. */
export function PoolFigures({ pools }: { readonly pools: readonly Pool[] }) {
  const t = useTranslations('jackpots')
  return (
    <section aria-labelledby="figures" className="flex flex-col gap-4">
      <h2 id="figures" className="text-xl md:text-2xl">
        {t('table.title')}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {pools.flatMap((pool) => pool.pots.map((pot) => <PotFigures key={pot.id} pot={pot} />))}
        </ul>
        <p className="mt-3 text-xs text-muted">{t('table.note')}</p>
        <RulesFiles pools={pools} />
      </Card>
    </section>
  )
}

function PotFigures({ pot }: { readonly pot: Pot }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  return (
    <li className="py-3 first:pt-0 lg:grid lg:grid-cols-6 lg:items-center lg:gap-x-4">
      <h3 className="text-base">{pot.name[lang]}</h3>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3 lg:col-span-5 lg:mt-0 lg:grid-cols-5">
        <Figure name={t('table.share')}>{share(pot.rate, lang)}</Figure>
        <Figure name={t('table.begin')}>
          <Money amount={pot.seed} fraction="auto" />
        </Figure>
        <Figure name={t('table.latest')}>
          <Money amount={pot.cap} fraction="auto" />
        </Figure>
        <Figure name={t('table.low')}>{t('table.oneIn', { count: pot.oneIn.lowest })}</Figure>
        <Figure name={t('table.high')}>{t('table.oneIn', { count: pot.oneIn.highest })}</Figure>
      </dl>
    </li>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** The very JSON that is hashed. */
function RulesFiles({ pools }: { readonly pools: readonly Pool[] }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {pools.map(({ key, name, rulesHash }) => (
        <li key={key}>
          <a
            href={`/rules/${key}/${rulesHash}.json`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand hover:underline"
          >
            <FileJson2 aria-hidden="true" className="size-4.5" />
            {t('table.rules')}: {name[lang]}
          </a>
        </li>
      ))}
    </ul>
  )
}
