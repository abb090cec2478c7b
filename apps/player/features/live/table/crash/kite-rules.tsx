import { CRASH_EDGE_BP, LEAST_TARGET, MOST_TARGET } from '@poyraz/games/tables'
import { formatMoney, formatMultiplier } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { RulesSheet, Shares } from '../rules-sheet.tsx'
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
  const chances = SHOWN.map((target) => {
    const shareBp = Math.round(((10_000 - CRASH_EDGE_BP) * 100) / target)
    return [t('reaches', { at: formatMultiplier(target, lang) }), shareBp] as const
  })
  return (
    <RulesSheet
      game="crash"
      rules={RULES.map((rule) => t(`list.${rule}`, values))}
      edges={[[t('edge'), CRASH_EDGE_BP]]}
      onClose={onClose}
    >
      <Shares title={t('chances')} shares={chances} />
    </RulesSheet>
  )
}
