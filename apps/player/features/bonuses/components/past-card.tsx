import { atTime, formatMoney } from '@poyraz/text'
import { Badge, type BadgeTone, Card, Money, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { type Bonus, bonusesQuery } from '../api/bonuses.ts'

const TONES = {
  active: 'lamp',
  held: 'lamp',
  released: 'success',
  spent: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Bonus['state'], BadgeTone>

/** All bonuses of the player and how they ended. */
export function PastCard({ className }: { readonly className: string }) {
  const t = useTranslations('bonuses')
  return (
    <Card className={className}>
      <h2 className="mb-1 text-lg">{t('past')}</h2>
      <PagedList
        list={useInfiniteQuery(bonusesQuery(useLang()))}
        skeleton={<RowSkeletons rows={3} />}
        empty={<p className="py-3 text-sm text-muted">{t('noPast')}</p>}
      >
        {(bonuses) => (
          <ul>
            {bonuses.map((bonus) => (
              <BonusRow key={bonus.id} bonus={bonus} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function BonusRow({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const when = useWhen()
  const outcome = [
    bonus.kept > 0 && t('keptSum', { amount: formatMoney(bonus.kept, lang) }),
    bonus.removed > 0 && t('removedSum', { amount: formatMoney(bonus.removed, lang) }),
  ].filter((words) => words !== false)
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-bold">{bonus.title}</span>
        <span className="block text-xs text-muted tabular-nums">
          {t('grantedAt', { date: atTime(when(bonus.grantedAt), lang) })}
        </span>
        {outcome.length > 0 && (
          <span className="block text-xs text-muted tabular-nums">{outcome.join(' · ')}</span>
        )}
      </span>
      <Badge tone={TONES[bonus.state]}>{t(`states.${bonus.state}`)}</Badge>
      {bonus.spins ? (
        <span className="text-sm font-bold">{t('spinsCount', { count: bonus.spins.rounds })}</span>
      ) : (
        <Money amount={bonus.amount} className="text-sm font-bold" />
      )}
    </li>
  )
}
