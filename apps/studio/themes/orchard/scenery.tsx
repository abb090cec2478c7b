import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const FRUIT = [
  [-46, -150],
  [-12, -182],
  [30, -158],
  [56, -126],
  [-66, -112],
  [4, -128],
] as const

function FruitTree({ leaf }: { readonly leaf: string }) {
  return (
    <>
      <path d="M-8 0q6-50-4-96h24q-10 46-4 96Z" fill="#4a2a16" />
      <path
        d="M-96-110q-12-60 50-70 16-52 70-30 58-10 60 46 34 46-22 70-70 30-120 14-40-10-38-30Z"
        fill={leaf}
      />
      {FRUIT.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="13" fill="#c9283a" />
          <path d="M-5-11l2-7 3 4 3-4 2 7Z" fill="#ff8a6a" />
        </g>
      ))}
    </>
  )
}

/** A walled garden in autumn: pomegranate trees, a channel of water, the hills behind. */
export const scenery: Scenery = {
  above: (
    <>
      <path
        d="M-80-20q130 140 300 60 40 70-60 96-160 20-240-40ZM1520-20q-130 140-300 60-40 70 60 96 160 20 240-40Z"
        fill="#1b4a2c"
      />
      {[60, 150, 1290, 1380].map((x, index) => (
        <g key={x} transform={`translate(${x} ${96 + (index % 2) * 26})`}>
          <path d="M0-40V-20" stroke="#4a2a16" strokeWidth="4" />
          <circle r="24" fill="#c9283a" />
          <path d="M-9 20l3 12 6-7 6 7 3-12Z" fill="#ff8a6a" />
          <path d="M-12-8q6-10 14-10" stroke="#fff" strokeWidth="4" fill="none" opacity="0.6" />
        </g>
      ))}
    </>
  ),
  far: <path d="M-80 600C100 480 300 500 460 560s320-60 520-40 340 10 540 70v270H-80Z" fill={FAR} />,
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={96} y={716} size={1.15}>
        <FruitTree leaf="#2f7040" />
      </Placed>
      <Placed x={1340} y={716} size={1.2}>
        <FruitTree leaf="#2f7040" />
      </Placed>
      <Placed x={268} y={702} size={0.7}>
        <FruitTree leaf="#3a8049" />
      </Placed>
      <Placed x={1180} y={702} size={0.7}>
        <FruitTree leaf="#3a8049" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 780H1520V860H-80Z" fill={NEAR} />
      <path d="M-80 804h1600v26H-80Z" fill="#2f9aa0" opacity="0.6" />
      <path d="M-80 796h1600v10H-80ZM-80 828h1600v10H-80Z" fill="#7a5a3a" />
    </>
  ),
}
