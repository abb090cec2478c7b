/** Numbers in the order of the wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const
export const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'dozen'
  | 'column'
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high'

export type RouletteSpot = {
  /** Its numbers joined by `-`, or the name of an outside bet: `17`, `17-20`, `dozen-1`, `red`. */
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
}

const ROW = 3
const LAST = 36
const NUMBERS = Array.from({ length: LAST }, (_, index) => index + 1)

const where = (holds: (number: number) => boolean) => NUMBERS.filter(holds)
const inside = (kind: SpotKind, ...numbers: number[]): RouletteSpot => ({
  id: numbers.join('-'),
  kind,
  numbers,
})
const isRowEnd = (number: number) => number % ROW === 0

/** Inside bets: their numbers touch on the layout. A street that holds zero is a trio. */
const INSIDE: readonly RouletteSpot[] = [
  ...[0, ...NUMBERS].map((number) => inside('straight', number)),
  ...[1, 2, 3].map((number) => inside('split', 0, number)),
  ...where((number) => !isRowEnd(number)).map((number) => inside('split', number, number + 1)),
  ...where((number) => number + ROW <= LAST).map((number) => inside('split', number, number + ROW)),
  inside('street', 0, 1, 2),
  inside('street', 0, 2, 3),
  ...where((number) => number % ROW === 1).map((first) => inside('street', first, first + 1, first + 2)),
  inside('corner', 0, 1, 2, 3),
  ...where((number) => !isRowEnd(number) && number + ROW <= LAST).map((first) =>
    inside('corner', first, first + 1, first + ROW, first + ROW + 1),
  ),
  ...where((number) => number % ROW === 1 && number + ROW <= LAST).map((first) =>
    inside('line', ...Array.from({ length: 2 * ROW }, (_, index) => first + index)),
  ),
]

const outside = (id: string, kind: SpotKind, holds: (number: number) => boolean): RouletteSpot => ({
  id,
  kind,
  numbers: where(holds),
})

const OUTSIDE: readonly RouletteSpot[] = [
  ...[1, 2, 3].map((third) => outside(`dozen-${third}`, 'dozen', (n) => Math.ceil(n / 12) === third)),
  ...[1, 2, 3].map((row) => outside(`column-${row}`, 'column', (n) => n % ROW === row % ROW)),
  outside('red', 'red', (n) => RED.has(n)),
  outside('black', 'black', (n) => !RED.has(n)),
  outside('odd', 'odd', (n) => n % 2 === 1),
  outside('even', 'even', (n) => n % 2 === 0),
  outside('low', 'low', (n) => n <= LAST / 2),
  outside('high', 'high', (n) => n > LAST / 2),
]

/** Every spot of the layout by its id. */
export const ROULETTE_SPOTS: ReadonlyMap<string, RouletteSpot> = new Map(
  [...INSIDE, ...OUTSIDE].map((spot) => [spot.id, spot]),
)
