import {
  MONEY_WHEEL,
  MONEY_WHEEL_NUMBERS,
  type MoneyWheelOutcome,
  WHEEL_SPIN_MS,
  wheelResult,
} from '@poyraz/games/tables'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { serverNowMs, useLeftMs } from '../../../../shared/tables/table-states.ts'
import { DrawnRules } from '../drawn-rules.tsx'
import { LatestResults } from '../latest-results.tsx'
import { SceneFrame } from '../scene-frame.tsx'
import { type SceneProps, usePlay } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { fieldText, numberOfLabel } from './fields.ts'
import { NumberBoard } from './number-board.tsx'
import { StandingWheel } from './standing-wheel.tsx'
import { endedSpins, type WheelSpin } from './wheel-motion.ts'
import { WheelResult } from './wheel-result.tsx'
import { WheelStatistics } from './wheel-statistics.tsx'

const SPOTS = MONEY_WHEEL_NUMBERS.map(String)

/** The scene of the money wheel: the standing wheel, its six numbers, and how often they came. */
export function WheelTable(props: SceneProps) {
  const { view } = props
  const t = useTranslations('table.moneyWheel')
  const nameOf = (spot: string) => t('number', { number: spot })
  const play = usePlay(props, { spots: SPOTS, nameOf })
  const spin = useSpin(view)
  const call = useCall(view, spin)
  const { outcome, phase } = view.state
  const result = phase === 'result' && outcome !== null ? (outcome as unknown as MoneyWheelOutcome) : null
  return (
    <SceneFrame
      view={view}
      play={play}
      call={call}
      latest={<LatestResults view={view} />}
      rules={<DrawnRules game="money-wheel" nameOf={nameOf} />}
      stage={
        <div className="mx-auto w-full max-lg:w-52">
          <StandingWheel spin={spin} marked={result?.stops.at(-1) ?? null} label={call ?? t('wheel')} />
        </div>
      }
      brief={view.state.phase !== 'betting' && <WheelBrief view={view} spin={spin} />}
      board={<NumberBoard view={view} play={play} />}
      isBoardTall
      side={<WheelStatistics results={view.results} />}
    />
  )
}

/** The fields under the pointer while the wheel turns, and the result. */
function WheelBrief({ view, spin }: { readonly view: LiveTableView; readonly spin: WheelSpin }) {
  const { phase, label } = view.state
  return (
    <>
      <span className="block h-12 w-24">
        <StandingWheel spin={spin} marked={null} label="" isTop />
      </span>
      {phase === 'result' && label !== null && <WheelResult label={label} isLast={false} />}
    </>
  )
}

/** The spin of this round, or the wheel at rest on the last result. */
function useSpin({ state, results }: LiveTableView): WheelSpin {
  const [known, keep] = useState<WheelSpin | null>(null)
  const rest = known ?? restingOn(results)
  const { stops } = (state.outcome as unknown as MoneyWheelOutcome | null) ?? { stops: [] }
  const isNew = state.phase === 'drawing' && stops.length > 0 && known?.stops !== stops
  if (!isNew) return rest
  const spin = spinUntil(state.endsAt, stops, rest.stops.at(-1) ?? 0)
  keep(spin)
  return spin
}

/** Returns the spins that end at this time of the server. */
function spinUntil(endsAt: number, stops: readonly number[], from: number): WheelSpin {
  return { from, stops, startMs: endsAt - stops.length * WHEEL_SPIN_MS }
}

function restingOn(results: readonly string[]): WheelSpin {
  const place = Math.max(0, MONEY_WHEEL.indexOf(numberOfLabel(results[0] ?? '')))
  return { from: place, stops: [place], startMs: 0 }
}

/** Names the multiplier on which the wheel stood, and the result. */
function useCall({ state }: LiveTableView, spin: WheelSpin): string | null {
  const t = useTranslations('table.moneyWheel')
  // The countdown renders the scene anew while spins end.
  useLeftMs(state.endsAt)
  if (state.outcome === null) return null
  if (state.phase === 'result') {
    const { field, multiplier } = wheelResult(state.outcome as unknown as MoneyWheelOutcome)
    return multiplier === 1 ? t('result', { number: field }) : t('multiplied', { number: field, multiplier })
  }
  const ended = endedSpins(spin, serverNowMs())
  const field = ended === 0 ? undefined : MONEY_WHEEL[spin.stops[ended - 1] ?? -1]
  return field?.startsWith('x') ? t('again', { multiplier: fieldText(field) }) : null
}
