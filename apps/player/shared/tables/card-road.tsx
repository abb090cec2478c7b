import { pocketSide, sideOf } from './results.ts'
import { BIG_CELL, BigRoadMarks, RoadPaper, SIDE_INKS } from './road-paper.tsx'
import type { Side } from './roads.ts'
import type { TableType } from './tables.ts'

const COLUMNS = 16
/** Black pockets are the first side, red ones the second. */
const POCKET_INKS = { ...SIDE_INKS, first: '#14202b' } as const

type RoadType = {
  readonly sideOf: (result: string) => Side
  readonly inks: Readonly<Record<Side, string>>
}

/** Tables whose results are one of two sides, and how their roads are drawn. */
const ROADS: Readonly<Partial<Record<TableType, RoadType>>> = {
  baccarat: { sideOf, inks: SIDE_INKS },
  roulette: { sideOf: pocketSide, inks: POCKET_INKS },
}

/** The big road of the latest results, newest first, on the card of a table; nothing for other tables. */
export function CardRoad(props: { readonly type: TableType; readonly results: readonly string[] }) {
  const road = ROADS[props.type]
  if (!road) return null
  const sides = props.results.map(road.sideOf).toReversed()
  return (
    <RoadPaper columns={COLUMNS} size={BIG_CELL} className="relative mb-1 w-36">
      <BigRoadMarks sides={sides} columns={COLUMNS} inks={road.inks} />
    </RoadPaper>
  )
}
