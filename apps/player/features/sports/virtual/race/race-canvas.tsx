import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { serverNowMs, type TableState } from '../../../../shared/tables/table-states.ts'
import { useMedia } from '../../../../shared/use-media.ts'
import type { VirtualRound } from '../queries.ts'
import { STILL, useFrames } from '../use-frames.ts'
import { useIsNight } from '../use-is-night.ts'
import type { RunnerLook } from './art/pen.ts'
import type { Stage, StageSize } from './art/stage.ts'
import { type RaceStageName, sceneAt } from './race-view.ts'

/** Screens with more pixels get a picture with two of them for each of the page: it is as sharp and half as dear. */
const RATIO_MAX = 2
const COATS = 8

const loadPainter = () => import('./art/painter.ts')
type Painter = Awaited<ReturnType<typeof loadPainter>>

type Props = {
  readonly round: VirtualRound
  readonly state: TableState
  readonly stageName: RaceStageName
}

/** The moving picture of the course. It draws on a canvas; names and places stand in the document beside it. */
export function RaceCanvas({ round, state, stageName }: Props) {
  const t = useTranslations('virtual.race.scene')
  const canvas = useRef<HTMLCanvasElement>(null)
  const isStill = useMedia(STILL)
  const kind = round.game === 'dogs' ? 'dogs' : 'horses'
  const looks = useLooks(round)
  const { stage, version } = useStage(canvas, { kind, isNight: useIsNight(), looks })
  const draw = useCallback(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !stage.current) return
    const { painter, made } = stage.current
    painter.paintScene(
      pen,
      made,
      sceneAt({ state, pace: round, runners: looks.length, isStill }, serverNowMs()),
    )
  }, [state, round, looks, isStill, stage])
  useFrames(draw, !isStill && stageName !== 'result' && stageName !== 'gates')
  useEffect(draw, [draw, stageName, version])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t(stageName)}
      className={
        stageName === 'result'
          ? 'absolute inset-0 size-full grayscale contrast-125'
          : 'absolute inset-0 size-full'
      }
    />
  )
}

function useLooks({ runners }: VirtualRound): readonly RunnerLook[] {
  return useMemo(
    () =>
      runners.map(({ teamID, colors: [body = '#1fc9b7', trim = '#ffffff'] }, place) => ({
        number: place + 1,
        colors: [body, trim] as const,
        coat: teamID % COATS,
      })),
    [runners],
  )
}

type StageInput = Pick<Stage, 'kind' | 'looks'> & { readonly isNight: boolean }
type Made = { readonly painter: Painter; readonly made: Stage }

/** Keeps the finished pictures of a course for the size of the canvas; `version` rises with each new set. */
function useStage(canvas: React.RefObject<HTMLCanvasElement | null>, input: StageInput) {
  const current = useRef<Made | null>(null)
  const [version, setVersion] = useState(0)
  const { kind, isNight, looks } = input
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isOver = false
    let painter: Painter | null = null
    let size: StageSize | null = null
    const make = () => {
      if (isOver || !painter || !size) return
      Object.assign(element, { width: size.width * size.ratio, height: size.height * size.ratio })
      current.current = { painter, made: painter.createStage({ ...size, kind, isNight, looks }) }
      setVersion((last) => last + 1)
    }
    const sizes = new ResizeObserver(([entry]) => {
      const place = entry?.contentRect
      if (!place || place.width === 0 || place.height === 0) return
      size = { width: Math.round(place.width), height: Math.round(place.height), ratio: ratioNow() }
      make()
    })
    sizes.observe(element)
    void loadPainter().then((loaded) => {
      painter = loaded
      make()
    })
    return () => {
      isOver = true
      sizes.disconnect()
    }
  }, [canvas, kind, isNight, looks])
  return { stage: current, version }
}

const ratioNow = () => Math.min(RATIO_MAX, Math.max(1, Math.ceil(devicePixelRatio)))
