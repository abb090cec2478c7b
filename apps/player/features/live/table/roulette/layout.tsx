import { RED } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChipArt, CrowdChip } from '../chip-art.tsx'
import { type Projection, projectionOf, SPOT_VIEW, SPOT_VIEWS, type SpotView } from './geometry.ts'

const FILL = { red: '#ad1630', black: '#0f1420', green: '#0a6b45', felt: 'rgb(255 255 255 / 0.045)' } as const

function fillOf({ id, kind }: SpotView): string {
  if (kind !== 'straight') return FILL.felt
  if (id === '0') return FILL.green
  return RED.has(Number(id)) ? FILL.red : FILL.black
}

type LayoutProps = {
  readonly chips: ReadonlyMap<string, number>
  readonly crowd: readonly string[]
  /** Number of the last round, marked as on the wheel. */
  readonly marked: number | null
  /** Numbers that an announced bet covers while it is pointed at. */
  readonly lit: readonly number[]
  readonly isOpen: boolean
  readonly isTall: boolean
  onPlace(spot: string): void
}

/** The felt with every spot. Pointers use it; keyboards and screen readers have `BetList`. */
export function Layout(props: LayoutProps) {
  const projection = projectionOf(props.isTall)
  const [hovered, hover] = useState<readonly number[]>([])
  const lit = new Set([...hovered, ...props.lit])
  const pad = 10
  const cells = SPOT_VIEWS.filter(({ isCell }) => isCell)
  return (
    <svg
      viewBox={`${-pad} ${-pad} ${projection.width + 2 * pad} ${projection.height + 2 * pad}`}
      aria-hidden="true"
      className={cx(
        'w-full touch-manipulation transition-opacity duration-500',
        !props.isOpen && 'opacity-70',
      )}
      onPointerLeave={() => hover([])}
    >
      {cells.map((view) => (
        <Cell
          key={view.id}
          view={view}
          projection={projection}
          isMarked={view.id === String(props.marked)}
          isLit={isLit(view, lit)}
        />
      ))}
      {props.crowd.map((id) => {
        const view = SPOT_VIEW.get(id)
        if (!view || props.chips.has(id)) return null
        const { x, y } = projection.point(view.chip)
        // Beside the digits of a cell, on the line itself elsewhere.
        const shift = view.isCell ? projection.rect(view.area).width / 2 - 10 : 0
        return <CrowdChip key={id} x={x + shift} y={y + (view.isCell ? 14 : 0)} r={7} />
      })}
      {[...props.chips].map(([id, amount]) => {
        const view = SPOT_VIEW.get(id)
        if (!view) return null
        return (
          <ChipArt key={id} amount={amount} r={props.isTall ? 15 : 17} {...projection.point(view.chip)} />
        )
      })}
      {SPOT_VIEWS.map((view) => (
        <rect
          key={view.id}
          data-spot={view.id}
          {...projection.rect(view.area)}
          fill="transparent"
          className={props.isOpen ? 'cursor-pointer' : 'cursor-not-allowed'}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hover(view.numbers)}
          onClick={() => props.onPlace(view.id)}
        />
      ))}
    </svg>
  )
}

const isLit = ({ kind, numbers }: SpotView, lit: ReadonlySet<number>) =>
  kind === 'straight' && lit.has(numbers[0] as number)

function Cell(props: {
  readonly view: SpotView
  readonly projection: Projection
  readonly isMarked: boolean
  readonly isLit: boolean
}) {
  const { view, projection, isMarked } = props
  const rect = projection.rect(view.area)
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  const isStanding = projection.isTall && view.kind !== 'straight' && view.kind !== 'column'
  return (
    <g>
      <rect {...rect} fill={fillOf(view)} stroke="#e9e2cf" strokeOpacity="0.75" strokeWidth="1.6" />
      {props.isLit && <rect {...rect} fill="#fff" opacity="0.24" />}
      {(view.kind === 'red' || view.kind === 'black') && (
        <path
          d="M-46 0L0 -19L46 0L0 19Z"
          transform={`translate(${x} ${y})${isStanding ? ' rotate(90)' : ''}`}
          fill={FILL[view.kind]}
          stroke="#e9e2cf"
          strokeOpacity="0.6"
        />
      )}
      <CellText view={view} x={x} y={y} isStanding={isStanding} />
      {isMarked && (
        <rect
          x={rect.x + 2}
          y={rect.y + 2}
          width={rect.width - 4}
          height={rect.height - 4}
          rx="3"
          fill="none"
          stroke="#ffca63"
          strokeWidth="3.4"
        />
      )}
    </g>
  )
}

function CellText(props: { view: SpotView; x: number; y: number; isStanding: boolean }) {
  const t = useTranslations('table')
  const { view, x, y, isStanding } = props
  const text =
    view.kind === 'straight'
      ? view.id
      : view.kind === 'column'
        ? t('pays', { odds: 2 })
        : t(`spots.${view.kind}`, { place: view.id.split('-').at(-1) ?? '', numbers: '' })
  return (
    <text
      transform={`translate(${x} ${y})${isStanding ? ' rotate(90)' : ''}`}
      textAnchor="middle"
      dominantBaseline="central"
      fill="#fff"
      fontSize={view.kind === 'straight' ? 24 : 18}
      className="pointer-events-none font-text font-bold"
    >
      {text}
    </text>
  )
}
