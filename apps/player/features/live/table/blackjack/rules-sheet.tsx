import { BLACKJACK_EDGES_BP } from '@poyraz/games/tables'
import { formatPercent } from '@poyraz/text'
import { Dialog, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

const RULES = [
  'goal',
  'shoe',
  'dealer',
  'natural',
  'double',
  'split',
  'insurance',
  'behind',
  'seat',
  'time',
] as const
const EDGES = ['main', 'pairs', 'poker', 'insurance', 'behind'] as const

/** The rules of the table and the edge of the house for each bet. */
export function RulesSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('table.hands.rules')
  const lang = useLang()
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {RULES.map((rule) => (
          <li key={rule}>{t(`list.${rule}`)}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-lg">{t('edges')}</h3>
      <dl className="mt-2 text-sm">
        {EDGES.map((name) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
            <dt>{t(`edgeNames.${name}`)}</dt>
            <dd className="font-bold tabular-nums">{formatPercent(BLACKJACK_EDGES_BP[name], lang)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">{t('note')}</p>
    </Dialog>
  )
}
