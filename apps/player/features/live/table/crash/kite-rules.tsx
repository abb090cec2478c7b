import { CRASH_EDGE_BP, LEAST_TARGET, MOST_TARGET } from '@poyraz/games/tables'
import { formatMoney, formatMultiplier, formatPercent } from '@poyraz/text'
import { Dialog, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Table } from '../use-table.ts'

const RULES = [
  'goal',
  'time',
  'cashOut',
  'auto',
  'late',
  'bust',
  'kites',
  'most',
  'offline',
  'proof',
] as const
/** Targets whose chance is shown: (1 - edge) / target. */
const SHOWN = [LEAST_TARGET, 150, 200, 500, 1000, 10_000]

/** The rules of the crash table, the chance of some targets and the edge of the house. */
export function KiteRules({ table, onClose }: { readonly table: Table; onClose(): void }) {
  const t = useTranslations('table.kite.rules')
  const lang = useLang()
  const values = {
    least: formatMultiplier(LEAST_TARGET, lang),
    most: formatMultiplier(MOST_TARGET, lang),
    win: formatMoney(table.maxReturn, lang, { fraction: 'auto' }),
    stake: formatMoney(table.maxBet, lang, { fraction: 'auto' }),
  }
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {RULES.map((rule) => (
          <li key={rule}>{t(`list.${rule}`, values)}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-lg">{t('chances')}</h3>
      <dl className="mt-2 text-sm">
        {SHOWN.map((target) => (
          <div key={target} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{t('reaches', { at: formatMultiplier(target, lang) })}</dt>
            <dd className="font-bold tabular-nums">
              {formatPercent(Math.round(((10_000 - CRASH_EDGE_BP) * 100) / target), lang)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2">
          <dt>{t('edge')}</dt>
          <dd className="font-bold tabular-nums">{formatPercent(CRASH_EDGE_BP, lang)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-muted">{t('note')}</p>
    </Dialog>
  )
}
