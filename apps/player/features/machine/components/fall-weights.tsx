import { type CascadeRules, isCascadeGame, type SlotGame } from '@poyraz/games/machine-room'
import { LOCALES } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { SymbolTable } from './symbol-table.tsx'

/** Weight and chance of each symbol that falls into the grid. */
export function FallWeights({ game }: { readonly game: SlotGame }) {
  return isCascadeGame(game) ? <Weights rules={game.rules} /> : null
}

function Weights({ rules: { symbols, weights } }: { readonly rules: CascadeRules }) {
  const t = useTranslations('machine')
  const percent = new Intl.NumberFormat(LOCALES[useLang()], { style: 'percent', maximumFractionDigits: 2 })
  const modes = [['base', weights.base] as const, ...(weights.free ? [['free', weights.free] as const] : [])]
  return (
    <SymbolTable
      title={t('weights')}
      text={t('weightsText')}
      symbols={symbols}
      columns={modes.map(([mode]) => ({ key: mode, head: t(`modes.${mode}`) }))}
      cell={(symbol, column) => {
        const own = modes[column]?.[1] ?? []
        const weight = own[symbols.indexOf(symbol)] ?? 0
        return (
          <>
            <span className="text-muted">{weight}</span>
            <span className="ml-2 inline-block min-w-14 font-bold">
              {percent.format(weight / own.reduce((sum, one) => sum + one, 0))}
            </span>
          </>
        )
      }}
    />
  )
}
