import { playPaths } from '@poyraz/site/play'
import { formatDateTime, formatMoney } from '@poyraz/text'
import { Button, buttonClass, Card, Lattice, Meter, Money, Skeleton, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { type Bonus, bonusesQuery } from '../api/bonuses.ts'
import { CancelDialog } from './cancel-dialog.tsx'

/** The active bonus: remaining amount, wagering progress and the order in which money is used. */
export function ActiveBonus() {
  const { data, error, refetch } = useInfiniteQuery(bonusesQuery(useLang()))
  if (error && !data) {
    return (
      <Card className="py-0 md:py-0">
        <ListFailure error={error} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (!data) return <Skeleton className="h-80 rounded-banner" />
  // At most one bonus is active; free bets may be newer.
  const bonus = data.pages[0]?.data.find(({ state }) => state === 'active')
  const freeBets = data.pages[0]?.data.filter(({ state }) => state === 'held') ?? []
  return (
    <>
      {bonus ? <Running bonus={bonus} /> : <None />}
      {freeBets.map((freeBet) => (
        <FreeBet key={freeBet.id} bonus={freeBet} />
      ))}
    </>
  )
}

function None() {
  const t = useTranslations('bonuses')
  return (
    <Card className="flex items-center gap-4">
      <Picture src={PICTURES.gift} side={44} className="flex-none" />
      <div>
        <h2 className="text-lg">{t('none')}</h2>
        <p className="text-sm text-muted">{t('noneText')}</p>
      </div>
    </Card>
  )
}

/** A free bet that is waiting for a coupon. */
function FreeBet({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{t('freeBet')}</h2>
        <Money amount={bonus.amount} fraction="auto" className="text-xl font-bold" />
      </div>
      <p className="text-sm text-muted">{t('freeBetText')}</p>
      <p className="text-sm tabular-nums">
        {t('expires')}: <time dateTime={bonus.expiresAt}>{formatDateTime(bonus.expiresAt, lang)}</time>
      </p>
    </Card>
  )
}

function Running({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const [cancelling, setCancelling] = useState(false)
  return (
    <section className="ground ground-reef relative isolate overflow-hidden max-lg:-order-1 rounded-banner text-white shadow-card">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative flex flex-col gap-4 p-6">
        <div>
          <h2 className="font-text text-sm font-semibold tracking-normal">{t('active')}</h2>
          <p className="font-display text-2xl font-bold tracking-tight">{bonus.title}</p>
        </div>
        {bonus.spins && bonus.spins.left > 0 ? <SpinsLeft spins={bonus.spins} /> : <Progress bonus={bonus} />}
        <Figures bonus={bonus} />
        <p className="text-sm">{t(bonus.order === 'cash_first' ? 'order' : 'spinsOrder')}</p>
        <Button variant="glass" onClick={() => setCancelling(true)} className="self-start">
          {t('cancel')}
        </Button>
      </div>
      <CancelDialog bonus={cancelling ? bonus : null} onClose={() => setCancelling(false)} />
    </section>
  )
}

/** Remaining free spins and a link to their game. */
function SpinsLeft({ spins }: { readonly spins: NonNullable<Bonus['spins']> }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const words = t('spinsLeft', { count: spins.left, all: spins.rounds })
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="mb-1.5 flex justify-between gap-3 text-sm tabular-nums">
          <span className="font-bold">{spins.gameName}</span>
          <span>{words}</span>
        </p>
        <Meter
          label={t('spins')}
          text={words}
          value={spins.rounds - spins.left}
          max={spins.rounds}
          tone="glass"
        />
        <p className="mt-1.5 text-sm">{t('spinStake', { stake: formatMoney(spins.stake, lang) })}</p>
      </div>
      <Link
        to={playPaths.play}
        params={{ type: 'slot', id: String(spins.gameID) }}
        className={buttonClass({ variant: 'glass' })}
      >
        {t('playSpins')}
      </Link>
    </div>
  )
}

function Progress({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  const words = t('progressOf', { done: short(bonus.progress), all: short(bonus.wagering) })
  const left = Math.max(0, bonus.wagering - bonus.progress)
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-3 text-sm tabular-nums">
        <span className="font-bold">{t('progress')}</span>
        <span>{words}</span>
      </p>
      <Meter label={t('progress')} text={words} value={bonus.progress} max={bonus.wagering} tone="glass" />
      <p className="mt-1.5 text-sm tabular-nums">
        {left === 0 ? t('wagered') : t('left', { amount: short(left) })}
      </p>
    </div>
  )
}

function Figures({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      <Figure name={t('balance')}>
        <Money amount={bonus.balance} />
      </Figure>
      <Figure name={t('expires')}>
        <time dateTime={bonus.expiresAt}>{formatDateTime(bonus.expiresAt, lang)}</time>
      </Figure>
      <Figure name={t('maxStake')}>
        <Money amount={bonus.maxStake} />
      </Figure>
      <Figure name={t('cashOut')}>
        <Money amount={bonus.cashOutMax} />
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs">{name}</dt>
      <dd className="text-base font-bold tabular-nums">{children}</dd>
    </div>
  )
}
