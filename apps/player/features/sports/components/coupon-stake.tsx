import { formatMoney } from '@poyraz/text'
import { Button, cx, IconButton, SwitchField, useLang } from '@poyraz/ui'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { typedAmount, useAmountText } from '../../../shared/forms/use-amount-text.ts'
import { slipActions } from '../slip/slip-store.ts'
import type { Figures } from '../slip/use-figures.ts'
import type { FreeBet } from '../slip/use-free-bet.ts'

const PRESETS = [2500, 5000, 10_000, 25_000] as const
const STEP = 1000

/** The stake of the slip, per line or per single. */
export function CouponStake({ figures }: { readonly figures: Figures }) {
  return (
    <>
      {figures.held && <FreeBetSwitch held={figures.held} isOn={figures.freeBet !== null} />}
      {!figures.freeBet && <OwnStake figures={figures} />}
    </>
  )
}

function FreeBetSwitch({ held, isOn }: { readonly held: FreeBet; readonly isOn: boolean }) {
  const t = useTranslations('sports.coupon')
  const lang = useLang()
  const amount = formatMoney(held.amount, lang, { fraction: 'auto' })
  return (
    <SwitchField
      label={t('freeBet', { amount })}
      hint={t('freeBetText')}
      checked={isOn}
      onChange={({ currentTarget }) => slipActions.set({ isFree: currentTarget.checked })}
    />
  )
}

function OwnStake({ figures: { slip, check } }: { readonly figures: Figures }) {
  const t = useTranslations('sports.coupon')
  const lang = useLang()
  const id = useId()
  const several = slip.mode === 'single' && slip.selections.length > 1
  const ofSingles = several ? 'stakeOfSingle' : slip.eachWay ? 'stakeOfPart' : 'stake'
  const label = slip.mode === 'system' ? 'stakeOfLine' : ofSingles
  const min = check?.unitStakeMin
  const set = (stake: number) => slipActions.set({ stake: Math.max(0, stake) })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between text-sm">
        <label htmlFor={id} className="font-semibold">
          {t(label)}
        </label>
        {min !== undefined && (
          <span className="text-muted">
            {t('stakeMin', { min: formatMoney(min, lang, { fraction: 'auto' }) })}
          </span>
        )}
      </div>
      <div className="flex items-center rounded-control border border-line-strong bg-surface focus-within:outline-3 focus-within:outline-focus">
        <IconButton label={t('less')} onClick={() => set(slip.stake - STEP)}>
          <Minus aria-hidden="true" className="size-4" />
        </IconButton>
        <StakeInput id={id} stake={slip.stake} />
        <IconButton label={t('more')} onClick={() => set(slip.stake + STEP)}>
          <Plus aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <Presets stake={slip.stake} onChoose={set} />
    </div>
  )
}

function Presets(props: { readonly stake: number; readonly onChoose: (stake: number) => void }) {
  const lang = useLang()
  return (
    <div className="grid grid-cols-4 gap-2">
      {PRESETS.map((preset) => (
        <Button
          key={preset}
          variant="quiet"
          aria-pressed={props.stake === preset}
          onClick={() => props.onChoose(preset)}
          className={cx('px-1 tabular-nums', props.stake === preset && 'inset-ring-brand')}
        >
          {formatMoney(preset, lang, { fraction: 'auto' })}
        </Button>
      ))}
    </div>
  )
}

/** The amount follows each key. The typed text stays until the stake is set elsewhere. */
function StakeInput({ id, stake }: { readonly id: string; readonly stake: number }) {
  const field = useAmountText(stake)
  const lang = useLang()
  const text = (field.amount ?? 0) === stake ? field.text : typedAmount(stake, lang)
  return (
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      maxLength={14}
      onChange={(event) => slipActions.set({ stake: field.write(event.target.value) ?? 0 })}
      className="min-h-13 min-w-0 flex-1 bg-transparent text-center text-lg font-bold tabular-nums outline-none"
    />
  )
}
