import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** A windmill with sails of canvas; (0, 0) is its foot. */
function Mill({ turn }: { readonly turn: number }) {
  return (
    <>
      <path d="M-62 0-46-180H46L62 0Z" fill="#fff8ea" />
      <path d="M20 0 16-180H46L62 0Z" fill="#d8ccb0" />
      <path d="M-58-176 0-250 58-176Z" fill="#b8562c" />
      <path d="M-16 0v-40q0-16 16-16t16 16V0ZM-30-120h18v24h-18Z" fill="#2f6f9a" />
      <g transform={`translate(0 -196) rotate(${turn})`}>
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0 0v-126" stroke="#5a3a1c" strokeWidth="6" />
            <path d="M4-120 44-84 6-30Z" fill="#fff" />
          </g>
        ))}
        <circle r="12" fill="#5a3a1c" />
      </g>
    </>
  )
}

/** A white house with a blue door and bougainvillea; (0, 0) is its lower left corner. */
function House() {
  return (
    <>
      <path d="M0 0v-110h150V0Z" fill="#fff8ee" />
      <path d="M-6-110h162v12H-6Z" fill="#d8ccb0" />
      <path d="M58 0v-56q0-14 16-14t16 14V0ZM16-80h26v32H16ZM108-80h26v32h-26Z" fill="#2f7fb0" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((one) => (
        <circle key={one} cx={-4 + (one % 4) * 18} cy={-112 + ((one * 17) % 44)} r="14" fill="#e0409a" />
      ))}
    </>
  )
}

/** A hill by the sea: windmills on its ridge, white houses, terraces with stone walls. */
export const scenery: Scenery = {
  above: (
    <>
      {[120, 420, 1010, 1290].map((x, index) => (
        <path
          key={x}
          d={`M${x} ${120 + (index % 2) * 70}q20-40 60-20 30-30 60 6 44-4 40 24H${x - 10}q-16-2 10-10Z`}
          fill="#fff"
          opacity="0.55"
        />
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 560H1520V860H-80Z" fill="#3f8fc0" />
      <path d="M-80 600Q160 420 420 540T900 580 1300 450 1520 560V860H-80Z" fill={FAR} />
      <Placed x={110} y={520} size={0.95}>
        <Mill turn={12} />
      </Placed>
      <Placed x={290} y={540} size={0.6}>
        <Mill turn={40} />
      </Placed>
      <Placed x={1320} y={490} size={1}>
        <Mill turn={26} />
      </Placed>
      <Placed x={1150} y={530} size={0.6}>
        <Mill turn={4} />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path d="M-80 660Q300 600 720 670T1520 640V860H-80Z" fill={MIDDLE} />
      <Placed x={-20} y={700} size={1}>
        <House />
      </Placed>
      <Placed x={190} y={716} size={0.8}>
        <House />
      </Placed>
      <Placed x={1270} y={696} size={1.05}>
        <House />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 780Q720 740 1520 784V860H-80Z" fill={NEAR} />
      {Array.from({ length: 30 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 52 - 60} ${790 + (index % 2) * 8}q26-24 46 0v26h-46Z`}
          fill="#d8ccb0"
          opacity="0.55"
        />
      ))}
    </>
  ),
}
