import { Lattice, Money, useLang } from '@poyraz/ui'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { shareOf, wholeLira } from '../../../shared/jackpots/figures.ts'
import type { Pool, Pot } from '../../../shared/jackpots/jackpots.ts'
import { Moon } from '../../../shared/jackpots/moon.tsx'
import { PoolGames } from './pool-games.tsx'

/** Dolunay: one pot that falls before its limit. The moon is lit as far as the pot has come. */
export function MustHitPool({ pool }: { readonly pool: Pool }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  const [pot] = pool.pots
  if (!pot) return null
  return (
    <section
      aria-labelledby={pool.key}
      className="ground ground-moon relative isolate overflow-hidden rounded-banner p-5 text-white shadow-card md:p-8"
    >
      <Lattice />
      <div className="relative grid grid-cols-1 items-center gap-5 md:grid-cols-5 md:gap-8">
        <Moon share={shareOf(pot)} className="mx-auto w-44 md:col-span-2 md:w-72" />
        <div className="@container flex flex-col gap-4 md:col-span-3">
          <div>
            <h2 id={pool.key} className="text-3xl md:text-4xl">
              {pool.name[lang]}
            </h2>
            <p className="mt-1 max-w-prose leading-snug">{t('pool.dolunay')}</p>
          </div>
          <div>
            <Money
              amount={pot.amount}
              className="block font-display text-4xl font-bold tracking-tight text-lamp"
            />
            <p className="mt-1 font-semibold">{t('mustHit', { amount: wholeLira(pot.cap, lang) })}</p>
          </div>
          <Way pot={pot} />
          {pot.commitment !== null && <Seal commitment={pot.commitment} />}
          <PoolGames pool={pool} />
        </div>
      </div>
    </section>
  )
}

/** The way of the pot from its start to its limit. */
function Way({ pot }: { readonly pot: Pot }) {
  const t = useTranslations('jackpots')
  const percent = Math.min(100, Math.max(0, shareOf(pot) * 100))
  return (
    <div className="max-w-prose">
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2.5 w-full overflow-hidden rounded-chip bg-night/60"
      >
        <rect width={percent} height="1" className="fill-lamp" />
      </svg>
      <dl className="mt-1.5 flex justify-between text-xs">
        <div className="flex gap-1.5">
          <dt>{t('begin')}</dt>
          <dd>
            <Money amount={pot.seed} className="font-bold" />
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt>{t('latest')}</dt>
          <dd>
            <Money amount={pot.cap} className="font-bold" />
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Seal({ commitment }: { readonly commitment: string }) {
  const t = useTranslations('jackpots')
  return (
    <div className="flex max-w-prose gap-2.5 rounded-control bg-night/45 p-3 text-xs">
      <Lock aria-hidden="true" className="size-4.5 flex-none text-lamp" />
      <p className="min-w-0">
        <strong className="block">{t('seal')}</strong>
        <code className="block break-all">{commitment}</code>
        <span className="mt-1 block">{t('sealText')}</span>
      </p>
    </div>
  )
}
