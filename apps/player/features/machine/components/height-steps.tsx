import type { DrawnHeights } from '@poyraz/games/machine-room'
import { formatCount } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Drawn } from '../drawn-heights.ts'
import { WIDTHS } from '../grid-widths.ts'
import { heightAfter } from '../stops.ts'

/** The rows of each reel with a step up and down, and the ways that they make. */
export function HeightSteps(props: {
  readonly weights: DrawnHeights['base']
  readonly drawn: Drawn
  readonly onDrawn: (drawn: Drawn) => void
}) {
  const t = useTranslations('machine')
  const { weights, drawn, onDrawn } = props
  const { heights } = drawn
  const ways = heights.reduce((product, rows) => product * rows, 1)
  return (
    <div className="px-2 py-3">
      <p role="status" className="text-center font-display text-xl font-bold tabular-nums">
        {t('waysOf', { ways: formatCount(ways, useLang()) })}
      </p>
      <div className={cx('mx-auto mt-2 grid auto-cols-fr grid-flow-col', WIDTHS[weights.length])}>
        {weights.map((column, reel) => (
          <Height
            key={reel}
            reel={reel}
            column={column}
            height={heights[reel] ?? 0}
            onHeight={(height) => onDrawn({ ...drawn, heights: heights.with(reel, height) })}
          />
        ))}
      </div>
    </div>
  )
}

const STEPS = [
  [1, 'taller', Plus],
  [-1, 'shorter', Minus],
] as const

function Height(props: {
  readonly reel: number
  readonly column: readonly number[]
  readonly height: number
  readonly onHeight: (height: number) => void
}) {
  const t = useTranslations('machine')
  const { reel, column, height, onHeight } = props
  const [up, down] = STEPS.map(([step, name, Icon]) => {
    const next = heightAfter(column, height, step)
    return (
      <button
        key={name}
        type="button"
        aria-label={t(name, { number: reel + 1 })}
        disabled={next === height}
        onClick={() => onHeight(next)}
        className="mx-0.5 grid min-h-11 place-items-center rounded-control hover:bg-surface-2 disabled:opacity-35"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    )
  })
  return (
    <div className="grid text-center">
      {up}
      <p className="font-display text-lg font-bold tabular-nums">
        <span aria-hidden="true">{height}</span>
        <span className="sr-only">{t('heightOf', { number: reel + 1, rows: height })}</span>
      </p>
      {down}
    </div>
  )
}
