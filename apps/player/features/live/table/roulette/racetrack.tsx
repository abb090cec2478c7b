import { ANNOUNCED, type AnnouncedName, neighboursOf, RED, WHEEL } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Chip } from '../use-chips.ts'

const NEIGHBOURS = 2
const [WIDTH, HEIGHT, RING] = [760, 150, 40]
const R = HEIGHT / 2

type TrackProps = {
  readonly amount: number
  readonly isOpen: boolean
  readonly marked: number | null
  onPlace(chips: readonly Chip[]): void
  onLight(numbers: readonly number[]): void
}

/** The wheel as a track: a number bets on itself and its neighbours, a sector on its announced bet. */
export function Racetrack(props: TrackProps) {
  const t = useTranslations('table.announced')
  const place = (bet: ReadonlyMap<string, number>) =>
    props.onPlace([...bet].map(([spot, count]) => ({ spot, amount: count * props.amount })))
  const light = (bet: ReadonlyMap<string, number>) =>
    props.onLight([...bet.keys()].flatMap((spot) => spot.split('-').map(Number)))
  return (
    <svg
      viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
      aria-hidden="true"
      className={cx('w-full transition-opacity duration-500', !props.isOpen && 'opacity-70')}
      onPointerLeave={() => props.onLight([])}
    >
      <rect width={WIDTH} height={HEIGHT} rx={R} fill="rgb(4 14 26 / 0.55)" />
      {WHEEL.map((number, index) => (
        <g
          key={number}
          className={props.isOpen ? 'cursor-pointer' : 'cursor-not-allowed'}
          onClick={() => place(neighboursOf(number, NEIGHBOURS))}
          onPointerEnter={() => light(neighboursOf(number, NEIGHBOURS))}
        >
          <TrackCell number={number} index={index} isMarked={number === props.marked} />
        </g>
      ))}
      <rect
        x={RING}
        y={RING}
        width={WIDTH - 2 * RING}
        height={HEIGHT - 2 * RING}
        rx={R - RING}
        fill="#0d3a52"
        stroke="#e9e2cf"
        strokeOpacity="0.6"
      />
      {SECTORS.map(({ name, x, width }) => (
        <g
          key={name}
          className={props.isOpen ? 'cursor-pointer' : 'cursor-not-allowed'}
          onClick={() => place(ANNOUNCED[name])}
          onPointerEnter={() => light(ANNOUNCED[name])}
        >
          <rect x={x} y={RING} width={width} height={HEIGHT - 2 * RING} fill="transparent" />
          {x > RING && <path d={`M${x} ${RING}v${HEIGHT - 2 * RING}`} stroke="#e9e2cf" strokeOpacity="0.6" />}
          <text
            x={x + width / 2}
            y={R}
            textAnchor="middle"
            dominantBaseline="central"
            fill="#fff"
            fontSize="20"
            className="pointer-events-none font-display font-bold"
          >
            {t(name)}
          </text>
        </g>
      ))}
    </svg>
  )
}

const SECTORS: readonly { readonly name: AnnouncedName; readonly x: number; readonly width: number }[] = [
  { name: 'tiers', x: RING, width: 180 },
  { name: 'orphelins', x: RING + 180, width: 190 },
  { name: 'voisins', x: RING + 370, width: 190 },
  { name: 'zero', x: RING + 560, width: 120 },
]

/** Length of the middle line of the ring; zero lies in the middle of the right bend. */
const MIDDLE = R - RING / 2
const STRAIGHT = WIDTH - 2 * R
const BEND = Math.PI * MIDDLE
const LENGTH = 2 * STRAIGHT + 2 * BEND

/** Point of the ring at a distance from the middle of the right bend, clockwise, and `across` from its middle. */
function pointAt(distance: number, across: number): readonly [number, number] {
  const d = ((distance % LENGTH) + LENGTH) % LENGTH
  const radius = MIDDLE + across
  const bend = (x: number, angle: number): readonly [number, number] => [
    x + Math.cos(angle) * radius,
    R + Math.sin(angle) * radius,
  ]
  if (d < BEND / 2) return bend(WIDTH - R, d / MIDDLE)
  if (d < BEND / 2 + STRAIGHT) return [WIDTH - R - (d - BEND / 2), R + radius]
  if (d < 1.5 * BEND + STRAIGHT) return bend(R, Math.PI / 2 + (d - BEND / 2 - STRAIGHT) / MIDDLE)
  if (d < 1.5 * BEND + 2 * STRAIGHT) return [R + (d - 1.5 * BEND - STRAIGHT), R - radius]
  return bend(WIDTH - R, -Math.PI / 2 + (d - 1.5 * BEND - 2 * STRAIGHT) / MIDDLE)
}

const STEP = LENGTH / WHEEL.length
const EDGE_POINTS = 6

function TrackCell(props: { readonly number: number; readonly index: number; readonly isMarked: boolean }) {
  const { number, index } = props
  const along = Array.from(
    { length: EDGE_POINTS + 1 },
    (_, step) => (index - 0.5 + step / EDGE_POINTS) * STEP,
  )
  const outer = along.map((distance) => pointAt(distance, RING / 2 - 1))
  const inner = along.map((distance) => pointAt(distance, -RING / 2)).toReversed()
  const [x, y] = pointAt(index * STEP, 0)
  const points = [...outer, ...inner]
    .map((point) => point.map((value) => value.toFixed(1)).join(','))
    .join(' ')
  const fill = number === 0 ? '#0a6b45' : RED.has(number) ? '#ad1630' : '#0f1420'
  return (
    <>
      <polygon points={points} fill={fill} stroke="#e9e2cf" strokeOpacity="0.55" />
      {props.isMarked && <polygon points={points} fill="none" stroke="#ffca63" strokeWidth="3" />}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize="15"
        className="font-text font-bold"
      >
        {number}
      </text>
    </>
  )
}
