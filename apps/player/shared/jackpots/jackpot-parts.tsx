import { jackpotPaths } from '@poyraz/site/jackpots'
import { Lattice, Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { JackpotTexts } from '../i18n/jackpot-texts.tsx'
import { share, shareOf, wholeLira } from './figures.ts'
import { jackpotsQuery, mainPot, type Pool, type Pot, usePoolOf } from './jackpots.ts'
import { Moon } from './moon.tsx'
import { PotArt } from './pot-art.tsx'

/** The live amount of a game's jackpot on its tile. */
export function TileMeter({ gameID }: { readonly gameID: number }) {
  return (
    <JackpotTexts>
      <TilePot gameID={gameID} />
    </JackpotTexts>
  )
}

function TilePot({ gameID }: { readonly gameID: number }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  const pool = usePoolOf(gameID)
  const pot = pool && mainPot(pool)
  if (!pool || !pot) return null
  return (
    <p className="flex min-h-8 animate-rise items-center gap-1.5 rounded-chip bg-night/80 py-1 pr-3 pl-1.5 text-xs font-bold text-lamp">
      {pool.kind === 'must_hit' ? (
        <Moon share={shareOf(pot)} className="size-5 flex-none" />
      ) : (
        <PotArt level={pot.key} className="w-5 flex-none" />
      )}
      <span className="sr-only">{t('name', { name: pot.name[lang] })}</span>
      <Money amount={pot.amount} />
    </p>
  )
}

/** All pots in one row, as a link to the page of the jackpots. */
export function JackpotStrip() {
  return (
    <JackpotTexts>
      <Strip />
    </JackpotTexts>
  )
}

function Strip() {
  const t = useTranslations('jackpots')
  const { data } = useQuery(jackpotsQuery(useLang()))
  if (!data) return null
  const { pools } = data.data
  return (
    <section
      aria-label={t('strip')}
      className="ground ground-sea relative isolate h-full animate-rise overflow-hidden rounded-tile text-white shadow-card"
    >
      <Lattice />
      <div className="grid h-full grid-cols-2 content-center gap-x-4 gap-y-2 p-4 md:grid-cols-5 md:items-center md:px-6 md:pr-14">
        {pools.flatMap((pool) => pool.pots.map((pot) => <StripPot key={pot.id} pool={pool} pot={pot} />))}
      </div>
      <Link
        to={jackpotPaths.jackpots}
        aria-label={t('open')}
        className="cover-link absolute right-3 bottom-3 grid size-11 place-items-center md:top-1/2 md:bottom-auto md:-translate-y-1/2"
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </Link>
    </section>
  )
}

function StripPot({ pool, pot }: { readonly pool: Pool; readonly pot: Pot }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  return (
    <div className="flex min-w-0 items-center gap-2.5 last:col-span-2 md:last:col-span-1">
      {pool.kind === 'must_hit' ? (
        <Moon share={shareOf(pot)} className="size-11 flex-none p-1" />
      ) : (
        <PotArt level={pot.key} className="w-10 flex-none" />
      )}
      <p className="min-w-0 leading-snug">
        <span className="block truncate text-xs font-semibold">
          {pot.name[lang]}
          {pool.kind === 'must_hit' && (
            <span className="md:hidden"> · {t('mustHitShort', { amount: wholeLira(pot.cap, lang) })}</span>
          )}
        </span>
        <Money amount={pot.amount} className="font-display text-lg font-bold tracking-tight" />
      </p>
    </div>
  )
}

/** The jackpot of a game in its sheet: share of a stake, return, and how often each pot falls. */
export function JackpotFacts({ gameID }: { readonly gameID: number }) {
  return (
    <JackpotTexts>
      <Facts gameID={gameID} />
    </JackpotTexts>
  )
}

function Facts({ gameID }: { readonly gameID: number }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  const pool = usePoolOf(gameID)
  if (!pool) return null
  return (
    <section aria-label={t('info.title')}>
      <h3 className="flex items-center justify-between gap-2 text-base">
        {t('name', { name: pool.name[lang] })}
        <Link
          to={jackpotPaths.jackpots}
          className="inline-flex min-h-11 items-center text-sm text-brand hover:underline"
        >
          {t('open')}
        </Link>
      </h3>
      <dl className="divide-y divide-line text-sm">
        <Fact name={t('info.share')} value={share(pool.contributed, lang)} />
        <Fact name={t('info.returned')} value={share(pool.returned, lang)} />
        {pool.pots.map((pot) => (
          <Fact
            key={pot.id}
            name={t('info.oneIn', { name: pot.name[lang] })}
            value={t('table.oneIn', { count: pot.oneIn.lowest })}
          />
        ))}
      </dl>
    </section>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
