import { Lattice, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Pool, Pot } from '../../../shared/jackpots/jackpots.ts'
import { PotArt } from '../../../shared/jackpots/pot-art.tsx'
import { PoolGames } from './pool-games.tsx'
import { Water } from './water.tsx'

/** Dört Su: four pots, from the drop to the sea, each with its own water. */
export function TicketPool({ pool }: { readonly pool: Pool }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  return (
    <section
      aria-labelledby={pool.key}
      className="ground ground-sea relative isolate flex flex-col gap-5 overflow-hidden rounded-banner p-5 text-white shadow-card md:p-8"
    >
      <Lattice />
      <div className="relative">
        <h2 id={pool.key} className="text-3xl md:text-4xl">
          {pool.name[lang]}
        </h2>
        <p className="mt-1 max-w-prose leading-snug">{t('pool.dortSu')}</p>
      </div>
      <ul className="relative grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        {pool.pots.map((pot, place) => (
          <PotCard key={pot.id} pot={pot} place={place} />
        ))}
      </ul>
      <PoolGames pool={pool} />
    </section>
  )
}

function PotCard({ pot, place }: { readonly pot: Pot; readonly place: number }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  return (
    <li className="@container relative isolate flex min-h-60 flex-col overflow-hidden rounded-tile bg-night/55 md:min-h-72">
      <div className="relative grid flex-1 place-items-center pt-4">
        <PotArt level={pot.key} className="w-20 md:w-24" />
      </div>
      <Water level={place} />
      <div className="relative p-3 pt-2 md:p-4 md:pt-2">
        <h3 className="text-lg">{pot.name[lang]}</h3>
        <Money
          amount={pot.amount}
          className="block font-display text-fit font-bold tracking-tight text-lamp"
        />
        <p className="mt-1 text-xs leading-snug">{t('oneIn', { count: pot.oneIn.lowest })}</p>
      </div>
    </li>
  )
}
