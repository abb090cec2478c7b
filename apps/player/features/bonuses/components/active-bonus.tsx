import { formatDateTime } from '@poyraz/text'
import { Button, Card, Lattice, Money, Skeleton, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { BonusProgress } from '../../../shared/bonuses/bonus-progress.tsx'
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

/** A bonus that is wagered and still active waits for its money in open bets. */
function sentenceOf({ wagering, progress, order }: Bonus): 'waits' | 'order' | 'spinsOrder' {
  if (wagering > 0 && progress >= wagering) return 'waits'
  return order === 'cash_first' ? 'order' : 'spinsOrder'
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
        <BonusProgress bonus={bonus} />
        <Figures bonus={bonus} />
        <p className="text-sm">{t(sentenceOf(bonus))}</p>
        <Button variant="glass" onClick={() => setCancelling(true)} className="self-start">
          {t('cancel')}
        </Button>
      </div>
      <CancelDialog bonus={cancelling ? bonus : null} onClose={() => setCancelling(false)} />
    </section>
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
