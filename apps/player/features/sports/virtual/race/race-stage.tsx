import { Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { serverNowMs, type TableState, useSecondsUntil } from '../../../../shared/tables/table-states.ts'
import { useMedia } from '../../../../shared/use-media.ts'
import { RunnerNumber } from '../../../../shared/virtual/runner-number.tsx'
import { kindOf, PhaseClock } from '../phase-clock.tsx'
import type { VirtualRound } from '../queries.ts'
import { STILL } from '../use-frames.ts'
import { CourseMap } from './course-map.tsx'
import { Podium } from './podium.tsx'
import { RaceCanvas } from './race-canvas.tsx'
import { type RaceStageName, stageOf } from './race-view.ts'
import { useLengths } from './running-order.tsx'
import type { Standing } from './use-order.ts'

type Props = { readonly round: VirtualRound; readonly state: TableState; readonly standing: Standing | null }

/** The picture of the race with its clock, its map, and the podium at the end. */
export function RaceStage({ round, state, standing }: Props) {
  useSecondsUntil(state.endsAt)
  const isStill = useMedia(STILL)
  const stageName = stageOf(state, round, serverNowMs())
  return (
    <Card flush className="overflow-hidden">
      <div className="relative">
        <div className="relative aspect-4/3 overflow-hidden bg-night sm:aspect-2/1 lg:aspect-9/4">
          <RaceCanvas round={round} state={state} stageName={stageName} />
          <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-2">
            <PhaseClock round={round} state={state} />
            {stageName === 'race' && standing && <Leaders round={round} standing={standing} />}
            {stageName !== 'result' && !isStill && (
              <div className="w-30 flex-none rounded-tile bg-ink/70 p-1.5 sm:w-40">
                <CourseMap state={state} pace={round} runners={round.runners.length} />
              </div>
            )}
          </div>
          {stageName === 'result' && <PhotoMark />}
        </div>
        {stageName === 'result' && <Podium round={round} state={state} />}
      </div>
      <Caption stageName={stageName} round={round} standing={standing} />
    </Card>
  )
}

const LEADERS = 3

/** The first three and the rest of the way, over the picture. The list beside it has all of them. */
function Leaders({ round, standing }: { readonly round: VirtualRound; readonly standing: Standing }) {
  return (
    <ol aria-hidden="true" className="flex min-w-0 flex-1 gap-1.5 max-md:hidden">
      {standing.order.slice(0, LEADERS).map((number) => (
        <li
          key={number}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control bg-ink/80 px-2 text-sm font-bold text-white"
        >
          <RunnerNumber number={number} className="size-6 text-xs" />
          <span className="truncate">{round.runners[number - 1]?.name}</span>
        </li>
      ))}
    </ol>
  )
}

function PhotoMark() {
  const t = useTranslations('virtual.race')
  return (
    <p className="absolute top-3 right-3 rounded-small bg-ink/85 px-2.5 py-1.5 text-xs font-bold text-white uppercase">
      {t('photo')}
    </p>
  )
}

/** Metres to which the rest of the way is rounded. */
const STEP = 10
const METRES = { horses: 1200, dogs: 480, league: 0 } as const

function Caption(props: {
  readonly stageName: RaceStageName
  readonly round: VirtualRound
  readonly standing: Standing | null
}) {
  const t = useTranslations('virtual')
  const { stageName, round, standing } = props
  const left = Math.round(((standing?.left ?? 0) * METRES[round.game]) / STEP) * STEP
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm text-muted md:px-5">
      <span className="font-semibold tabular-nums">
        {t(`number.${kindOf(round.game)}`, { number: round.state.number })}
      </span>
      <b className="text-text">
        {t(stageName === 'race' || stageName === 'result' ? 'betsClosed' : 'betsOpen')}
      </b>
      {stageName === 'race' && (
        <span className="ml-auto font-semibold tabular-nums">
          {left > 0 ? t('race.metres', { metres: left }) : t('race.finish')}
        </span>
      )}
      {(stageName === 'parade' || stageName === 'gates') && <span>{t(`race.scene.${stageName}`)}</span>}
      {stageName === 'result' && <PhotoText round={round} standing={standing} />}
    </p>
  )
}

/** The first two and their margin, which the photograph shows. */
function PhotoText({
  round,
  standing,
}: {
  readonly round: VirtualRound
  readonly standing: Standing | null
}) {
  const t = useTranslations('virtual')
  const lengths = useLengths()
  if (!standing) return null
  const [winner = '', second = ''] = standing.order.map((number) => round.runners[number - 1]?.name)
  const gap = t('race.lengths', { lengths: lengths(standing.tenthsBehind[1] ?? 0) })
  return (
    <span>
      {t('result.race')}: {t('race.photoText', { winner, second, gap })}
    </span>
  )
}
