import { formatMoney, formatMultiplier } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Table } from '../use-table.ts'
import { nextStake, nextTarget, readHundredths, TARGET_LIMITS } from './amounts.ts'
import { Stepper } from './stepper.tsx'

export type Plan = { readonly stake: number; readonly target: number; readonly isAuto: boolean }

type PanelProps = {
  readonly kite: number
  readonly table: Table
  readonly plan: Plan
  readonly disabled: boolean
  onChange(plan: Plan): void
}

const BOX = 'rounded-tile border border-white/10 bg-white/6 px-3 py-2 short:px-2 short:py-0.5'

/** Stake and automatic cash-out of the next bet on a kite. */
export function KitePanel(props: PanelProps) {
  return (
    <div className="grid grid-cols-2 gap-2.5 short:min-w-0 short:flex-1 short:gap-1.5">
      <StakeBox {...props} />
      <AutoBox {...props} />
    </div>
  )
}

function StakeBox({ kite, table, plan, disabled, onChange }: PanelProps) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  const limits = { least: Number(table.minBet), most: Number(table.maxBet) }
  return (
    <div className={BOX}>
      <p className="flex min-h-8 items-center text-xs text-white/80">{t('stake')}</p>
      <Stepper
        label={t('stakeOf', { kite })}
        less={t('less', { name: t('stakeOf', { kite }) })}
        more={t('more', { name: t('stakeOf', { kite }) })}
        value={plan.stake}
        disabled={disabled}
        show={(stake) => formatMoney(stake, lang)}
        read={(text) => readHundredths(text, limits, limits.least)}
        step={(stake, direction) => nextStake(stake, direction, limits)}
        onChange={(stake) => onChange({ ...plan, stake })}
      />
    </div>
  )
}

function AutoBox({ kite, plan, disabled, onChange }: PanelProps) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  return (
    <div className={BOX}>
      <label className="flex min-h-8 items-center justify-between gap-2 text-xs text-white/80">
        {t('auto')}
        <input
          type="checkbox"
          role="switch"
          checked={plan.isAuto}
          aria-checked={plan.isAuto}
          aria-label={t('autoOf', { kite })}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...plan, isAuto: target.checked })}
          className="switch switch-night flex-none"
        />
      </label>
      <Stepper
        label={t('targetOf', { kite })}
        less={t('less', { name: t('targetOf', { kite }) })}
        more={t('more', { name: t('targetOf', { kite }) })}
        value={plan.target}
        disabled={disabled || !plan.isAuto}
        show={(target) => formatMultiplier(target, lang)}
        read={(text) => readHundredths(text, TARGET_LIMITS)}
        step={nextTarget}
        onChange={(target) => onChange({ ...plan, target })}
      />
    </div>
  )
}
