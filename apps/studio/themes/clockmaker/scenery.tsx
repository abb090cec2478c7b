import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

type ClockProps = {
  readonly rim: string
  readonly face: string
  readonly hour: number
  readonly minute: number
}

/** A round clock on the wall; its hands point to hour and minute, in degrees. */
function Clock({ rim, face, hour, minute }: ClockProps) {
  return (
    <>
      <circle r="60" fill={rim} />
      <circle r="49" fill={face} />
      {Array.from({ length: 12 }, (_, mark) => (
        <path key={mark} transform={`rotate(${mark * 30})`} d="M-2-45h4v9h-4Z" fill={rim} />
      ))}
      <path transform={`rotate(${hour})`} d="M-3 6V-26h6V6Z" fill="#2a1710" />
      <path transform={`rotate(${minute})`} d="M-2 8V-40h4V8Z" fill="#2a1710" />
      <circle r="5" fill="#2a1710" />
    </>
  )
}

/** A long-case clock with its pendulum; (0, 0) is its foot. */
function LongCase() {
  return (
    <>
      <path d="M-70 0v-24h140V0ZM-56-24v-280H56v280Z" fill="#5f3419" />
      <path d="M-66-304v-110Q0-474 66-414v110Z" fill="#78441f" />
      <path d="M-36-50v-226h72v226Z" fill="#26140c" />
      <path d="M-2-276h4v150h-4Z" fill="#e8b95a" />
      <circle cy="-116" r="22" fill="#e8b95a" />
      <Placed x={0} y={-362} size={0.78}>
        <Clock rim="#c7964a" face="#fbf0d8" hour={300} minute={60} />
      </Placed>
    </>
  )
}

/** A workbench with a vice, a lamp and open watches. */
function Bench() {
  return (
    <>
      <path d="M-170-110H170v26H-170ZM-150-84h24V0h-24ZM126-84h24V0h-24Z" fill="#7a4a24" />
      <path d="M-130-110v-40h50v14h-30v26Z" fill="#8d8378" />
      <path d="M70-110q0-90-50-120l10-16q62 34 62 136Z" fill="#2f6f6a" />
      <path d="M-8-232l46-28 14 26-46 28Z" fill="#3f8f8a" />
      <path d="M2-208l30-16 10 60h-60Z" fill={LIGHT} opacity="0.3" />
      {[-40, 0, 36].map((x) => (
        <ellipse key={x} cx={x} cy="-114" rx="15" ry="7" fill="#e8b95a" />
      ))}
    </>
  )
}

/** The room of a clockmaker: a wall of clocks, none of which agree, a long-case clock and the bench. */
export const scenery: Scenery = {
  above: (
    <Placed x={1250} y={-10}>
      <Lamp drop={120} glow="lamp-glow" />
    </Placed>
  ),
  far: (
    <>
      <path d="M-80 600H1520V700H-80Z" fill={FAR} />
      <path d="M-80 592H1520v12H-80Z" fill="#c7964a" opacity="0.5" />
      {[
        [96, 190, 1.1, 40, 200],
        [250, 300, 0.8, 130, 320],
        [92, 400, 0.7, 250, 90],
        [1180, 330, 0.8, 10, 150],
        [1340, 280, 1.15, 95, 270],
        [1240, 470, 0.65, 200, 30],
      ].map(([x = 0, y = 0, size = 1, hour = 0, minute = 0], index) => (
        <Placed key={x} x={x} y={y} size={size}>
          <Clock rim={index % 2 ? '#8a5526' : '#3f8f8a'} face="#fbf0d8" hour={hour} minute={minute} />
        </Placed>
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 694H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={130} y={760}>
        <LongCase />
      </Placed>
      <Placed x={1280} y={764} size={1.1}>
        <Bench />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 786H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 12 }, (_, board) => (
        <path key={board} d={`M${board * 130 - 40} 786h4l-10 74h-5Z`} fill="#170d0a" opacity="0.5" />
      ))}
    </>
  ),
}
