import type { ReelGame, ReelSpin, SlotStrips } from '@poyraz/games/machine-room'
import { formatCount } from '@poyraz/text'
import { Card, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { windowChance } from '../stops.ts'
import { oneInText, timesText } from '../times.ts'
import { WinsList } from './wins-list.tsx'

type Props = {
  readonly game: ReelGame
  readonly strips: SlotStrips
  readonly spin: ReelSpin
  readonly picked: number | null
  readonly onPick: (win: number | null) => void
}

/** Shows the wins of a window and its odds. */
export function WindowPays({ game: { rules }, strips, spin, picked, onPick }: Props) {
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
      <Odds strips={strips} rows={rules.rows} stops={spin.stops} />
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

function Odds(props: {
  readonly strips: SlotStrips
  readonly rows: readonly number[]
  readonly stops: readonly number[]
}) {
  const t = useTranslations('machine')
  const lang = useLang()
  const { equal, all } = windowChance(props.strips, props.rows, props.stops)
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-base">{t('odds')}</h3>
      <p className="font-bold tabular-nums">{t('oneIn', { rounds: oneInText(equal, all, lang) })}</p>
      <p className="mt-1 text-sm text-muted">
        {t('oddsText', { all: formatCount(all, lang), equal: formatCount(equal, lang) })}
      </p>
    </div>
  )
}
