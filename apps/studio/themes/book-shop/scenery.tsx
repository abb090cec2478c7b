import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

const SPINES = ['#8e2f2c', '#2f5f7a', '#c98a2e', '#3f6a4a', '#6a3a6a', '#d8c39a', '#a8542c'] as const
/** Width and height of the books of a board, over and over. */
const BOOKS = [
  [22, 92],
  [30, 108],
  [18, 84],
  [26, 100],
  [34, 112],
  [20, 78],
  [28, 96],
] as const
const BOARD_BOOKS = 11

/** A row of books from the left; (0, 0) is where the first one stands on its board. */
function Books({ from }: { readonly from: number }) {
  let x = 0
  return Array.from({ length: BOARD_BOOKS }, (_, index) => {
    const [width, height] = BOOKS[(index + from) % BOOKS.length] ?? BOOKS[0]
    const at = x
    x += width + 2
    return (
      <g key={index} transform={`translate(${at} 0)`}>
        <path
          d={`M0 0v-${height}q${width / 2}-7 ${width} 0V0Z`}
          fill={SPINES[(index * 3 + from) % SPINES.length]}
        />
        <path
          d={`M3-${height * 0.74}h${width - 6}v5h-${width - 6}ZM3-${height * 0.24}h${width - 6}v5h-${width - 6}Z`}
          fill="#f0d8a0"
          opacity="0.75"
        />
      </g>
    )
  })
}

/** A bookcase whose boards lie at different heights. */
function Bookcase({ boards, from }: { readonly boards: readonly number[]; readonly from: number }) {
  return (
    <>
      <path d="M-14-660H340V0H-14Z" fill={FAR} />
      <path d="M0-646H326V0H0Z" fill="#120c08" opacity="0.72" />
      {boards.map((y, index) => (
        <g key={y}>
          <Placed x={10} y={y}>
            <Books from={from + index * 2} />
          </Placed>
          <path d={`M-14 ${y}H340v14H-14Z`} fill="#7a5030" />
          <path d={`M-14 ${y}H340v4H-14Z`} fill="#c99a5a" opacity="0.7" />
        </g>
      ))}
      <path d="M-26-684H352v26H-26Z" fill="#7a5030" />
      <path d="M-26-684H352v8H-26Z" fill="#c99a5a" opacity="0.7" />
    </>
  )
}

/** A ladder on rails that leans at the shelves. */
function Ladder() {
  return (
    <>
      <path d="M-40 0 6-520h14L-22 0ZM62 0 92-520h14L80 0Z" fill="#8a5a30" />
      {[70, 150, 230, 310, 390, 470].map((y) => (
        <path key={y} d={`M${-32 + y * 0.09}-${y}H${72 + y * 0.06}v12H${-33 + y * 0.09}Z`} fill="#b57a42" />
      ))}
    </>
  )
}

/** A stack of old books, the uppermost open. */
function Stack() {
  return (
    <>
      <path d="M-80 0v-22H84V0Z" fill="#8e2f2c" />
      <path d="M-66-22v-20H72v20Z" fill="#2f5f7a" />
      <path d="M-74-42v-24H64v24Z" fill="#c98a2e" />
      <path d="M-4-70Q-44-92-86-74V-98Q-44-116-4-92 36-116 78-98V-74Q36-92-4-70Z" fill="#f6ead0" />
      <path d="M-4-92V-70" fill="none" stroke="#b99a6a" strokeWidth="3" />
    </>
  )
}

/** A second-hand bookshop at night: cases up to the ceiling with boards at every height, a ladder, lamps and stacks. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80-20H1520V10H-80Z" fill={NEAR} />
      {[330, 1110].map((x) => (
        <Placed key={x} x={x} y={6} size={0.9}>
          <Lamp drop={120} glow="lamp-glow" />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80-20H1520V720H-80Z" fill={FAR} opacity="0.45" />
      <Placed x={-40} y={720}>
        <Bookcase boards={[-510, -390, -250, -130, -10]} from={0} />
      </Placed>
      <Placed x={1120} y={720}>
        <Bookcase boards={[-530, -370, -250, -120, -10]} from={3} />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path d="M-80 700H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={250} y={744}>
        <Ladder />
      </Placed>
      <Placed x={110} y={756} size={1.1}>
        <Stack />
      </Placed>
      <Placed x={1320} y={756} size={1.15}>
        <Stack />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 782H1520V860H-80Z" fill={NEAR} />
      <path d="M-80 782H1520v10H-80Z" fill="#c9974a" opacity="0.55" />
      {Array.from({ length: 20 }, (_, index) => (
        <path key={index} d={`M${index * 80 - 40} 806h56v40h-56Z`} fill="#c9974a" opacity="0.1" />
      ))}
    </>
  ),
}
