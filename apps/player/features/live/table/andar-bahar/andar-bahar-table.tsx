import { type AndarBaharOutcome, andarBaharSide, CARD_RANGES } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import { RoadPanel } from '../cards/road-panel.tsx'
import { DrawnRules } from '../drawn-rules.tsx'
import { LatestResults } from '../latest-results.tsx'
import { SceneFrame } from '../scene-frame.tsx'
import { type SceneProps, usePlay } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { MatchBoard } from './match-board.tsx'
import { MatchBrief, MatchStage } from './match-stage.tsx'

const SPOTS = ['andar', 'bahar', ...CARD_RANGES.map(([least, most]) => `cards-${least}-${most}`)]

/** The scene of andar bahar: the middle card, two rows of cards, the layout, and the roads. */
export function AndarBaharTable(props: SceneProps) {
  const { view } = props
  const nameOf = useSpotName()
  const play = usePlay(props, { spots: SPOTS, nameOf })
  return (
    <SceneFrame
      view={view}
      play={play}
      call={useCall(view)}
      latest={<LatestResults view={view} />}
      rules={<DrawnRules game="andar-bahar" nameOf={nameOf} />}
      stage={<MatchStage view={view} />}
      brief={view.state.phase !== 'betting' && <MatchBrief view={view} />}
      board={<MatchBoard view={view} play={play} nameOf={nameOf} />}
      side={<RoadPanel game="andar-bahar" results={view.results} />}
    />
  )
}

/** Returns the function that names a spot: `Andar`, `6–10 kart`. */
function useSpotName(): (spot: string) => string {
  const t = useTranslations('table')
  return (spot) => {
    if (spot === 'andar') return t('sides.andar-bahar.first')
    if (spot === 'bahar') return t('sides.andar-bahar.second')
    const [, least = '', most = ''] = spot.split('-')
    return t('andarBahar.range', { least, most })
  }
}

function useCall({ state }: LiveTableView): string | null {
  const t = useTranslations('table')
  if (state.phase !== 'result' || state.outcome === null) return null
  const outcome = state.outcome as unknown as AndarBaharOutcome
  const side = t(`sides.andar-bahar.${andarBaharSide(outcome) === 'andar' ? 'first' : 'second'}`)
  return t('andarBahar.result', { side, count: outcome.cards.length })
}
