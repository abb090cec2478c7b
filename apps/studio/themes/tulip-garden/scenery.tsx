import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Cypress, Lamp, Pavilion, Placed, Tulip } from '../shapes.tsx'

const TULIPS = [
  [60, 850, 0.92, -6],
  [128, 862, 1.16, 4],
  [204, 856, 0.8, -3],
  [268, 866, 1, 7],
  [338, 862, 0.7, -8],
  [1106, 862, 0.72, 6],
  [1176, 866, 1.02, -6],
  [1240, 856, 0.82, 4],
  [1316, 864, 1.18, -4],
  [1388, 852, 0.9, 7],
] as const

/** A palace garden at night: lamps, cypresses, a pavilion on either side, tulips in front. */
export const scenery: Scenery = {
  above: (
    <>
      <Placed x={110} y={-10}>
        <Lamp drop={196} glow="lamp-glow" />
      </Placed>
      <Placed x={214} y={-10} size={0.72}>
        <Lamp drop={150} glow="lamp-glow" />
      </Placed>
      <Placed x={1330} y={-10}>
        <Lamp drop={196} glow="lamp-glow" />
      </Placed>
      <Placed x={1226} y={-10} size={0.72}>
        <Lamp drop={150} glow="lamp-glow" />
      </Placed>
    </>
  ),
  far: (
    <>
      <path d="M-80 640C180 560 420 600 720 590s560-60 800 30v260H-80Z" fill={FAR} />
      <Placed x={214} y={606} size={0.92}>
        <Pavilion fill={FAR} light={LIGHT} />
      </Placed>
      {[64, 96, 330, 1130, 1160, 1372, 1404].map((x, index) => (
        <Placed key={x} x={x} y={620} size={0.8 + (index % 3) * 0.16}>
          <Cypress fill={FAR} />
        </Placed>
      ))}
      <Placed x={1262} y={608} size={0.8}>
        <Pavilion fill={FAR} light={LIGHT} />
      </Placed>
    </>
  ),
  middle: <path d="M-80 760C260 640 560 660 760 664s520-20 760 84v140H-80Z" fill={MIDDLE} />,
  near: (
    <>
      <path d="M-80 850C300 742 600 724 760 724s480 30 760 120v60H-80Z" fill={NEAR} />
      {TULIPS.map(([x, y, size, turn], index) => (
        <Placed key={x} x={x} y={y} size={size} turn={turn}>
          <Tulip stem="#1c3a2c" petals={index % 3 === 1 ? ['#f3a72f', '#c9731b'] : ['#e0345f', '#96163e']} />
        </Placed>
      ))}
    </>
  ),
}
