import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const FLIGHT = Array.from({ length: 9 }, (_, index) => [index - 4, Math.abs(index - 4)] as const)

/** A bird in flight, seen from afar. */
function Wings() {
  return <path d="M-26-8Q-12-22 0 0 12-22 26-8 12-12 0 8-12-12-26-8Z" fill="#4a2c3c" />
}

/** A wading flamingo; (0, 0) is where its leg meets the water. */
function Flamingo({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M0 0v-90M8 0v-60l-14-34" fill="none" stroke="#c9506a" strokeWidth="5" />
      <path d="M-50-96C-40-130 10-134 40-112 24-84-20-78-50-96Z" fill={fill} />
      <path
        d="M34-112C60-130 30-160 40-184 50-200 70-190 66-178"
        fill="none"
        stroke={fill}
        strokeWidth="12"
      />
      <path d="M60-186q16 4 14 22-10-4-16-8Z" fill="#3a1c2c" />
    </>
  )
}

/** A bunch of reeds; (0, 0) is its foot. */
function Reeds() {
  return (
    <>
      {[-40, -22, -6, 12, 30, 46].map((x, index) => (
        <g key={x}>
          <path
            d={`M${x} 0Q${x - 6} -80 ${x + (index - 3) * 8} ${-150 - (index % 3) * 30}`}
            fill="none"
            stroke="#2f5a3c"
            strokeWidth="6"
          />
          <ellipse cx={x + (index - 3) * 8} cy={-150 - (index % 3) * 30} rx="8" ry="26" fill="#7a4a24" />
        </g>
      ))}
    </>
  )
}

/** A lake at sunrise: a flight of birds, low hills, flamingos in the shallows, reeds on the near shore. */
export const scenery: Scenery = {
  above: (
    <>
      {FLIGHT.map(([along, back]) => (
        <Placed key={along} x={230 + along * 34} y={190 + back * 22} size={0.8}>
          <Wings />
        </Placed>
      ))}
      {FLIGHT.map(([along, back]) => (
        <Placed key={along} x={1230 + along * 30} y={250 + back * 20} size={0.65}>
          <Wings />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <circle cx="1180" cy="500" r="160" fill="#fff0c0" opacity="0.3" />
      <circle cx="1180" cy="500" r="88" fill="#fff2cc" />
      <path d="M-80 520Q180 450 420 510T900 500 1520 520V860H-80Z" fill={FAR} />
    </>
  ),
  middle: (
    <>
      <path d="M-80 580H1520V860H-80Z" fill={MIDDLE} />
      {Array.from({ length: 22 }, (_, index) => (
        <path
          key={index}
          d={`M${(index * 211) % 1440} ${600 + ((index * 31) % 130)}h70`}
          stroke="#ffe6c0"
          strokeWidth="5"
          opacity="0.4"
        />
      ))}
      {[70, 160, 250, 1200, 1300, 1390].map((x, index) => (
        <Placed key={x} x={x} y={680 + (index % 2) * 24} size={index % 2 ? 0.9 : 1.1}>
          <Flamingo fill={index % 3 ? '#ff8fa8' : '#ffb4bc'} />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 780Q300 750 720 786T1520 776V860H-80Z" fill={NEAR} />
      {[0, 110, 330, 1110, 1330, 1440].map((x, index) => (
        <Placed key={x} x={x} y={800} size={1 + (index % 2) * 0.25}>
          <Reeds />
        </Placed>
      ))}
    </>
  ),
}
