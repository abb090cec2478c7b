import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Gull, Placed, Sailboat } from '../shapes.tsx'

/** A headland by the sea: the lighthouse with its beams, gulls and boats. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M1264 318-80 40V250ZM1264 318l256-120v220Z" fill="#fff3b0" opacity="0.13" />
      {[
        [180, 150],
        [260, 190],
        [1040, 130],
        [400, 110],
      ].map(([x = 0, y = 0]) => (
        <Placed key={x} x={x} y={y}>
          <Gull />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 620q200-60 420-30t420-10 380-20 380 20v280H-80Z" fill={FAR} />
      <path d="M1110 640q40-96 110-110h90q80 16 210 110Z" fill={NEAR} />
      <path d="M1232 340h64l18 200h-100Z" fill="#f4f7fa" />
      <path d="M1228 396h72l6 54h-84ZM1220 490h88l5 50h-98Z" fill="#d8402f" />
      <path d="M1222 326h84v16h-84ZM1238 292h52v34h-52Z" fill="#22364a" />
      <path d="M1244 298h40v24h-40Z" fill={LIGHT} />
      <path d="M1232 294q8-34 32-42 24 8 32 42Z" fill="#d8402f" />
    </>
  ),
  middle: (
    <>
      <path
        d="M-80 690q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v200H-80Z"
        fill={MIDDLE}
      />
      <Placed x={120} y={744} size={0.95}>
        <Sailboat hull="#7c2a1d" sail="#fff4e2" />
      </Placed>
      <Placed x={290} y={712} size={0.5}>
        <Sailboat hull="#16324a" sail="#d6ecf5" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path
        d="M-80 782q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v110H-80Z"
        fill={NEAR}
      />
      <path d="M1250 860q20-70 90-70t110-30 70 100ZM-80 860v-40q60-30 120 4t60 36Z" fill="#0a2333" />
    </>
  ),
}
