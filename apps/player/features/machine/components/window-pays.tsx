import type { ReelSpin, SlotRules } from '@poyraz/games/machine-room'
import { formatCount } from '@poyraz/text'
import { Card, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { WindowChance } from '../stops.ts'
import { oneInText, timesText } from '../times.ts'
import { WinsList } from './wins-list.tsx'

type Props = {
  readonly rules: Pick<SlotRules, 'capUnits' | 'unitsPerBet'>
  readonly spin: ReelSpin
  readonly chance: WindowChance
  readonly picked: number | null
  readonly onPick: (win: number | null) => void
}

/** Shows the wins of a window and its odds. */
export function WindowPays({ rules, spin, chance, picked, onPick }: Props) {
  const t = useTranslations('machine')
  const { capUnits, unitsPerBet } = rules
  return (
    <Card aria-label={t('pays')} className="flex flex-col gap-4 lg:col-span-2">
      <div role="status">
        <h2 className="text-lg">{t('pays')}</h2>
        <Total units={spin.units} capUnits={capUnits} unitsPerBet={unitsPerBet} />
        {spin.awarded > 0 && (
          <p className="mt-1 font-semibold text-brass">
            {t(spin.mode === 'base' ? 'awards' : 'awardsMore', { spins: spin.awarded })}
          </p>
        )}
      </div>
      <WinsList
        wins={spin.wins}
        multiplier={spin.multiplier}
        unitsPerBet={unitsPerBet}
        picked={picked}
        onPick={onPick}
      />
      {spin.multiplier > 1 && (
        <p className="text-sm text-muted">{t('modeMultiplier', { times: spin.multiplier })}</p>
      )}
      <Odds {...chance} />
    </Card>
  )
}

function Total(props: { readonly units: number; readonly capUnits: number; readonly unitsPerBet: number }) {
  const t = useTranslations('machine')
  const lang = useLang()
  const { units, capUnits, unitsPerBet } = props
  const paid = timesText(Math.min(units, capUnits), unitsPerBet, lang)
  return (
    <>
      <p className="mt-1 font-display text-4xl font-bold tracking-tight tabular-nums">
        <span aria-hidden="true">{paid}×</span>
        <span className="sr-only">{t('times', { times: paid })}</span>
      </p>
      {units > capUnits && (
        <p className="mt-1 text-sm text-muted">
          {t('capped', { times: timesText(capUnits, unitsPerBet, lang) })}
        </p>
      )}
    </>
  )
}

function Odds({ equal, all }: WindowChance) {
  const t = useTranslations('machine')
  const lang = useLang()
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-base">{t('odds')}</h3>
      <p className="font-bold tabular-nums">{t('oneIn', { rounds: oneInText(equal, all, lang) })}</p>
      <p className="mt-1 text-sm text-muted">
        {Number.isSafeInteger(all)
          ? t('oddsText', { all: formatCount(all, lang), equal: formatCount(equal, lang) })
          : t('oddsHeights')}
      </p>
    </div>
  )
}
