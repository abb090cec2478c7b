import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'

const TILES = Array.from({ length: 36 }, (_, index) => [index % 18, Math.floor(index / 18)] as const)
const STAR = 'M0-30 8-8 30 0 8 8 0 30-8 8-30 0-8-8Z'

/** A tile workshop: a wall of painted tiles, jars of glaze on the bench, the glowing kiln. */
export const scenery: Scenery = {
  above: (
    <>
      {TILES.map(([column, row]) => (
        <g
          key={`${column} ${row}`}
          transform={`translate(${column * 86 - 6} ${row * 86 + 30})`}
          opacity={row === 0 ? 0.75 : 0.4}
        >
          <path d="M-40-40H40V40H-40Z" fill={(column + row) % 2 ? '#eef6f8' : '#1d6fae'} />
          <path d={STAR} fill={(column + row) % 2 ? '#1d4fae' : '#8fe0ee'} />
          <circle r="6" fill="#e0332e" />
        </g>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 430H1520V860H-80Z" fill={FAR} opacity="0.75" />
      <path d="M1130 680V480q130-150 260 0v200Z" fill={NEAR} />
      <path d="M1186 680V540q74-90 148 0v140Z" fill="#ff9c4a" opacity="0.85" />
      <path d="M1216 680v-96q44-56 88 0v96Z" fill={LIGHT} />
    </>
  ),
  middle: (
    <>
      <path d="M-80 660H420V690H-80Z" fill="#6a4426" />
      {(
        [
          [20, '#1d4fae'],
          [110, '#e0332e'],
          [200, '#1fa7b5'],
          [290, '#16784a'],
        ] as const
      ).map(([x, fill]) => (
        <g key={x} transform={`translate(${x} 660)`}>
          <path d="M0 0q-10-44 14-60v-14h36v14q24 16 14 60Z" fill="#e9eef0" />
          <path d="M-2-26q34 12 68 0l-2-18q-32 12-64 0Z" fill={fill} />
        </g>
      ))}
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
    </>
  ),
  near: (
    <>
      <path d="M-80 786H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 16 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 100 - 60} 796h84l-10 40h-64Z`}
          fill={index % 2 ? '#1d6fae' : '#e9eef0'}
          opacity="0.5"
        />
      ))}
    </>
  ),
}
