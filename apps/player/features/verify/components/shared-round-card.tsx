import { Badge, Card, EmptyState, Money, useLang } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { timesWon } from '../../../shared/share/share-link.ts'

/** Replaces the page of a link that its player removed, or that never was. */
export function RoundGone() {
  const t = useTranslations('share')
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.compass} side={96} className="art" />}
      title={t('gone')}
      text={t('goneText')}
    />
  )
}

/** Game, stake, win and multiple of a shared round. */
export function SharedRoundCard({ round }: { readonly round: Item<'casino.shared_round'> }) {
  const t = useTranslations('share')
  const lang = useLang()
  return (
    <Card>
      <h2 className="flex flex-wrap items-center gap-2 text-xl">
        {round.gameName}
        {round.free === 1 && <Badge>{t('free')}</Badge>}
      </h2>
      <dl className="mt-3 grid grid-cols-3 gap-4">
        <Figure name={t('stake')}>
          <Money amount={round.stake} />
        </Figure>
        <Figure name={t('win')}>
          <Money amount={round.win} />
        </Figure>
        <Figure name={t('times')}>{timesWon(round, lang)}×</Figure>
      </dl>
      {round.proof.serverSeed === null && <p className="mt-3 text-sm text-muted">{t('pageSealed')}</p>}
    </Card>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  )
}
