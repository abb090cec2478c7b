import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

/** Scales on a stand, a little out of balance; (0, 0) is their foot. */
function Scales() {
  return (
    <>
      <path d="M-60 0v-16h120V0ZM-7-16v-220H7v220Z" fill="#d0a24a" />
      <circle cy="-240" r="13" fill="#ffe9a8" />
      <path d="M-130-218L130-246l2 9-260 28Z" fill="#e8bf62" />
      {[
        [-128, -212],
        [130, -240],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 0L-44 92M0 0L44 92" stroke="#ffe9a8" strokeWidth="3" fill="none" />
          <path d="M-52 92H52Q36 124 0 124T-52 92Z" fill="#d0a24a" />
          <path d="M-30 92q8-24 20-10 10-26 22-4 12-10 18 14Z" fill="#ffdc7a" />
        </g>
      ))}
    </>
  )
}

/** A pile of coins in columns. */
function Coins({ columns }: { readonly columns: readonly number[] }) {
  return (
    <>
      {columns.map((height, column) =>
        Array.from({ length: height }, (_, coin) => (
          <g key={`${column} ${coin}`} transform={`translate(${column * 44} ${-coin * 11})`}>
            <path d="M-20-6v8q20 12 40 0v-8Z" fill="#b5781e" />
            <ellipse cy="-6" rx="20" ry="7" fill="#f3c95a" />
          </g>
        )),
      )}
    </>
  )
}

/** An iron chest, its lid open. */
function Chest() {
  return (
    <>
      <path d="M-96 0v-84H96V0Z" fill="#4a3326" />
      <path d="M-104-84q0-76 104-76t104 76l-14 6q-8-58-90-58t-90 58Z" fill="#5f4332" />
      <path d="M-84-84q20-34 42-12 14-36 42-10 20-30 42 2 24-20 42 20Z" fill="#ffdc7a" />
      <path d="M-96-60H96v10H-96ZM-70-84h14V0h-14ZM56-84h14V0H56Z" fill="#d0a24a" />
      <path d="M-14-62h28v34h-28Z" fill="#ffe9a8" />
    </>
  )
}

/** The counter of a money changer under a dome: shelves of drawers, scales, coins in columns, a chest. */
export const scenery: Scenery = {
  above: (
    <>
      {[200, 1240].map((x) => (
        <Placed key={x} x={x} y={-10} size={0.9}>
          <Lamp drop={130} glow="lamp-glow" />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 700V240Q720-120 1520 240V700Z" fill={FAR} opacity="0.55" />
      {Array.from({ length: 20 }, (_, index) => {
        const [column, row] = [index % 4, Math.floor(index / 4)]
        const x = column * 82
        return [20, 1120].map((left) => (
          <g key={`${left} ${index}`} transform={`translate(${left + x} ${280 + row * 76})`}>
            <path d="M0 0h74v68H0Z" fill={FAR} />
            <path d="M6 6h62v56H6Z" fill={MIDDLE} />
            <circle cx="37" cy="34" r="6" fill={LIGHT} opacity="0.85" />
          </g>
        ))
      })}
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <path d="M-80 690H1520v12H-80Z" fill="#d0a24a" opacity="0.7" />
      <Placed x={160} y={746} size={1.1}>
        <Scales />
      </Placed>
      <Placed x={1290} y={752} size={1.15}>
        <Chest />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 790H1520V860H-80Z" fill={NEAR} />
      <Placed x={330} y={800}>
        <Coins columns={[5, 8, 4]} />
      </Placed>
      <Placed x={1020} y={806}>
        <Coins columns={[3, 7, 9, 5]} />
      </Placed>
    </>
  ),
}
