import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const WOOL = ['#c8402f', '#e9a83a', '#2f8fa3', '#4f9a4a', '#f0dfc0', '#6a3d8c']

/** Skeins that hang from the beam: place and drop. */
const SKEINS = [40, 112, 184, 256, 1184, 1256, 1328, 1400] as const

/** A skein of dyed wool; (0, 0) is its peg. */
function Skein({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-20 4C-34 60-30 140-14 176q14 16 28 0C30 140 34 60 20 4Z" fill={fill} />
      <path
        d="M-10 14C-18 70-16 130-6 168M4 12C2 70 4 130 2 172M14 12C20 60 20 120 12 160"
        fill="none"
        stroke="#000"
        strokeOpacity="0.25"
        strokeWidth="4"
      />
      <path d="M-22-2h44v16h-44Z" fill="#5a2c17" />
    </>
  )
}

/** An upright loom with half a rug on it; (0, 0) is its foot. */
function Loom() {
  return (
    <>
      <path
        d="M-130 0v-360h22V0ZM108 0v-360h22V0ZM-146-360h292v26h-292ZM-130-60h260v22h-260Z"
        fill="#5a2c17"
      />
      {Array.from({ length: 19 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 11.5 - 104}-334V-60`}
          stroke="#f5e6cb"
          strokeWidth="2"
          opacity="0.75"
        />
      ))}
      <path d="M-106-200h212v140h-212Z" fill="#a8302a" />
      {[-180, -134, -88].map((y, row) =>
        [-80, -40, 0, 40, 80].map((x, column) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y - 18}l18 18-18 18-18-18Z`}
            fill={WOOL[(row + column) % WOOL.length]}
          />
        )),
      )}
    </>
  )
}

function Ball({ fill }: { readonly fill: string }) {
  return (
    <>
      <circle cy="-28" r="30" fill={fill} />
      <path
        d="M-26-36Q0-62 26-34M-28-24Q0-48 26-16M-20-8Q-2-34 20-6"
        fill="none"
        stroke="#000"
        strokeOpacity="0.25"
        strokeWidth="4"
      />
    </>
  )
}

/** A weaver's room: skeins of dyed wool on the beam, looms on either side, balls of wool on the floor. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80-20H1520V30H-80Z" fill={NEAR} />
      {SKEINS.map((x, index) => (
        <Placed key={x} x={x} y={26} size={0.9}>
          <Skein fill={WOOL[index % WOOL.length] ?? LIGHT} />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 300H1520V860H-80Z" fill={FAR} opacity="0.6" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={140} y={720} size={1.05}>
        <Loom />
      </Placed>
      <Placed x={1300} y={720} size={1.05}>
        <Loom />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 776H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 40 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 40 - 60} 786l20 22-20 22-20-22Z`}
          fill={WOOL[index % WOOL.length]}
          opacity="0.85"
        />
      ))}
      {[60, 132, 1306, 1384].map((x, index) => (
        <Placed key={x} x={x} y={790}>
          <Ball fill={WOOL[index + 1] ?? LIGHT} />
        </Placed>
      ))}
    </>
  ),
}
