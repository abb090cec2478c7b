import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { BeadString, Placed, Sailboat } from '../shapes.tsx'

const WAVE = 'M0 0c20-34 60-34 80 0 20-34 60-34 80 0'

const BEADS = [
  [112, 24],
  [190, 42],
  [276, 30],
  [338, 18],
] as const

/** The strait at night: beads on their strings, the lights of the far shore, a tower on its rock, sails. */
export const scenery: Scenery = {
  above: (
    <>
      <Placed x={76} y={-10}>
        <BeadString beads={BEADS} />
      </Placed>
      <Placed x={1364} y={-10}>
        <BeadString beads={BEADS} />
      </Placed>
    </>
  ),
  far: (
    <>
      <path
        d="M-80 640c120-70 220-84 330-40 80-30 150-30 220 8 130-40 260-30 350 0 110-60 220-50 300-6 120-50 240-20 400 40v240H-80Z"
        fill={FAR}
      />
      {[40, 92, 150, 214, 268, 330, 1080, 1132, 1190, 1258, 1312, 1380].map((x, index) => (
        <circle key={x} cx={x} cy={628 - (index % 3) * 12} r="3" fill={LIGHT} opacity="0.8" />
      ))}
      <Placed x={1352} y={668} size={0.9}>
        <path
          d="M-70 0C-50-16 50-16 70 0ZM-24-12v-58h48v58ZM-14-70v-44h28v44ZM-20-114 0-146l20 32ZM-1-146h2v-20h-2Z"
          fill={MIDDLE}
        />
        <path d="M-6-86h12v12H-6ZM-12-50h8v12h-8ZM4-50h8v12H4Z" fill={LIGHT} />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path
        d="M-80 690q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v200H-80Z"
        fill={MIDDLE}
      />
      <Placed x={106} y={748} size={0.86}>
        <Sailboat hull="#082050" sail="#e8f4ff" />
      </Placed>
      <Placed x={1338} y={736} size={0.6}>
        <Sailboat hull="#082050" sail="#b8d4f6" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path
        d="M-80 770q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v130H-80Z"
        fill={NEAR}
      />
      <g fill="none" stroke="#7fd4ff" strokeOpacity="0.2" strokeWidth="3">
        {[-40, 120, 280, 440, 600, 760, 920, 1080, 1240, 1400].map((x, index) => (
          <path key={x} d={WAVE} transform={`translate(${x} ${800 + (index % 2) * 26}) scale(0.9)`} />
        ))}
      </g>
    </>
  ),
}
