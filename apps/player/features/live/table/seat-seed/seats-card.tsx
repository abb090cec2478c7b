import { seatListHash } from '@poyraz/fairness'
import type { verifySeats } from '@poyraz/fairness/verify'
import { Badge, Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../../shared/endpoint/procedures.ts'
import { Step } from '../proof-step.tsx'
import { findKeptSeed } from './kept-seeds.ts'

type Proof = Pick<Item<'tables.proof'>, 'handID' | 'seats'>
type SeatsProps = { readonly round: Proof; readonly checked: ReturnType<typeof verifySeats> }

/** The seeds that players added to a round, and what they prove. */
export function SeatsCard({ round, checked }: SeatsProps) {
  const t = useTranslations('table.proof')
  const own = findKeptSeed(round.handID)
  const isSameList =
    own?.list ===
    seatListHash(
      round.handID,
      round.seats.map(({ commit }) => commit),
    )
  return (
    <Card>
      <h2 className="text-lg">{t('seats.title')}</h2>
      <ul className="mt-3 flex flex-col gap-3">
        <Step name={t('seats.commits')} text={t('seats.commitsText')} holds={checked.holds} />
        {own && <Step name={t('seats.list')} text={t('seats.listText')} holds={isSameList} />}
      </ul>
      <ol className="mt-4">
        {round.seats.map(({ commit, seed }, place) => (
          <li key={commit} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
            <span className="w-6 text-sm text-muted tabular-nums">{place + 1}</span>
            <span className="min-w-0 flex-1 font-mono text-xs break-all">{seed ?? commit}</span>
            {seed === null && <Badge tone="warning">{t('seats.unopened')}</Badge>}
            {seed !== null && seed === own?.seed && <Badge tone="success">{t('seats.own')}</Badge>}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">
        {checked.unopened === 0 ? t('seats.allOpen') : t('seats.someUnopened', { count: checked.unopened })}
      </p>
    </Card>
  )
}
