import type { SicBoOutcome } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import { DrawnRules } from '../drawn-rules.tsx'
import { LatestResults } from '../latest-results.tsx'
import { isWonSpot } from '../odds.ts'
import { SceneFrame } from '../scene-frame.tsx'
import { type SceneProps, usePlay } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { DICE_SPOTS, DiceBoard } from './dice-board.tsx'
import { DiceBrief, DiceStage } from './dice-stage.tsx'
import { SMALL_MAX, Totals } from './totals.tsx'

/** The scene of sic bo: three dice and the layout of their bets. */
export function DiceTable(props: SceneProps) {
  const { view } = props
  const nameOf = useSpotName()
  const play = usePlay(props, { spots: DICE_SPOTS, nameOf })
  return (
    <SceneFrame
      view={view}
      play={play}
      call={useCall(view)}
      latest={<LatestResults view={view} />}
      rules={<DrawnRules game="sic-bo" nameOf={nameOf} />}
      stage={<DiceStage view={view} />}
      brief={view.state.phase !== 'betting' && <DiceBrief view={view} />}
      board={<DiceBoard view={view} play={play} nameOf={nameOf} isWon={(spot) => isWonSpot(view, spot)} />}
      isBoardTall
      side={<Totals results={view.results} />}
    />
  )
}

/** Returns the function that names a spot: `Toplam 11`, `Çift 3`. */
function useSpotName(): (spot: string) => string {
  const t = useTranslations('table.dice')
  return (spot) => {
    const [kind = '', first = '', second = ''] = spot.split('-')
    if (spot === 'any-triple') return t('anyTriple')
    return t(kind as 'pair', { first, second })
  }
}

function useCall({ state }: LiveTableView): string | null {
  const t = useTranslations('table')
  if (state.phase !== 'result' || state.outcome === null) return null
  const { dice } = state.outcome as unknown as SicBoOutcome
  const total = dice.reduce((sum, die) => sum + die, 0)
  const [first, ...others] = dice
  if (others.every((die) => die === first)) return t('calls.triple', { face: first ?? 0 })
  return t('calls.total', { total, side: total > SMALL_MAX ? 'big' : 'small' })
}
