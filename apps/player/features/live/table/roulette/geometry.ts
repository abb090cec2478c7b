import { ROULETTE_SPOTS, type RouletteSpot } from '@poyraz/games/tables'

/** Place on the layout: `u` along the twelve rows of numbers, `v` across their three columns. */
type Place = { readonly u: number; readonly v: number }
/** A rectangle in units of the layout. */
type Area = Place & { readonly du: number; readonly dv: number }

/** Half of the strip along a line that belongs to a split, and of the square at a crossing. */
const EDGE = 0.2
const DOZEN_V = -0.86
const EVEN_V = 2 * DOZEN_V
const LAST_U = 13
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high']

/** Zero takes the first unit, the columns the last. */
const cornerOf = (number: number): Place =>
  number === 0 ? { u: 0, v: 0 } : { u: Math.ceil(number / 3), v: (number - 1) % 3 }

export type SpotView = {
  readonly id: string
  readonly kind: RouletteSpot['kind']
  readonly numbers: readonly number[]
  /** Position of its chips. */
  readonly chip: Place
  readonly area: Area
  /** True for bets that are drawn as a cell; others lie on lines. */
  readonly isCell: boolean
}

/** Every spot with its place, cells first so that spots on lines lie above them. */
export const SPOT_VIEWS: readonly SpotView[] = [...ROULETTE_SPOTS.values()]
  .map(viewOf)
  .toSorted((left, right) => Number(right.isCell) - Number(left.isCell))
export const SPOT_VIEW: ReadonlyMap<string, SpotView> = new Map(SPOT_VIEWS.map((view) => [view.id, view]))

function viewOf({ id, kind, numbers }: RouletteSpot): SpotView {
  const cell = cellOf(id, kind)
  if (cell) return { id, kind, numbers, chip: besideText(cell, kind), area: cell, isCell: true }
  const chip = lineChip(kind, numbers)
  const area = { u: chip.u - EDGE, v: chip.v - EDGE, du: 2 * EDGE, dv: 2 * EDGE }
  if (kind !== 'split') return { id, kind, numbers, chip, area, isCell: false }
  const isAlong = chip.v % 1 === 0
  const grown = isAlong
    ? { u: chip.u - 0.5 + EDGE, v: chip.v - EDGE, du: 1 - 2 * EDGE, dv: 2 * EDGE }
    : { u: chip.u - EDGE, v: chip.v - 0.5 + EDGE, du: 2 * EDGE, dv: 1 - 2 * EDGE }
  return { id, kind, numbers, chip, area: grown, isCell: false }
}

function cellOf(id: string, kind: RouletteSpot['kind']): Area | null {
  const place = Number(id.split('-').at(-1)) - 1
  switch (kind) {
    case 'straight':
      return id === '0' ? { u: 0, v: 0, du: 1, dv: 3 } : { ...cornerOf(Number(id)), du: 1, dv: 1 }
    case 'dozen':
      return { u: 1 + 4 * place, v: DOZEN_V, du: 4, dv: -DOZEN_V }
    case 'column':
      return { u: LAST_U, v: place, du: 1, dv: 1 }
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return null
    default:
      return { u: 1 + 2 * EVENS.indexOf(id), v: EVEN_V, du: 2, dv: -DOZEN_V }
  }
}

/** Place of the chips of a bet that lies on lines. */
function lineChip(kind: RouletteSpot['kind'], numbers: readonly number[]): Place {
  const rows = numbers.filter((number) => number > 0).map(cornerOf)
  const first = Math.min(...rows.map(({ u }) => u))
  const middleV = average(rows.map(({ v }) => v + 0.5))
  if (numbers[0] === 0) return { u: 1, v: kind === 'corner' ? 0 : middleV }
  if (kind === 'street') return { u: first + 0.5, v: 0 }
  if (kind === 'line') return { u: first + 1, v: 0 }
  return { u: average(rows.map(({ u }) => u + 0.5)), v: middleV }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Chips of wide cells lie at their end, so that the text stays readable. */
function besideText({ u, v, du, dv }: Area, kind: RouletteSpot['kind']): Place {
  const isWide = kind !== 'straight' && kind !== 'column'
  return { u: u + du * (isWide ? 0.85 : 0.5), v: v + dv / 2 }
}

/** Maps places to an SVG: lying on wide screens, standing on phones. */
export type Projection = {
  readonly width: number
  readonly height: number
  readonly isTall: boolean
  point(place: Place): { readonly x: number; readonly y: number }
  rect(area: Area): {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

const V_SPAN = 3 - EVEN_V

export function projectionOf(isTall: boolean): Projection {
  const [unitU, unitV] = isTall ? [40, 64] : [68, 62]
  const point = ({ u, v }: Place) =>
    isTall ? { x: (v - EVEN_V) * unitV, y: u * unitU } : { x: u * unitU, y: (3 - v) * unitV }
  return {
    width: isTall ? V_SPAN * unitV : (LAST_U + 1) * unitU,
    height: isTall ? (LAST_U + 1) * unitU : V_SPAN * unitV,
    isTall,
    point,
    rect({ u, v, du, dv }) {
      const from = point({ u, v })
      const to = point({ u: u + du, v: v + dv })
      return {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y),
      }
    },
  }
}
