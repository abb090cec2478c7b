import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const FURROWS = [-560, -380, -220, -80, 60, 200, 340, 500, 680]
const POSTS = Array.from({ length: 17 }, (_, index) => index * 92 - 40)
const LEAVES = Array.from({ length: 20 }, (_, index) => index * 76 - 20)

/** Three poles with a bean that climbs them. */
function BeanPoles() {
  return (
    <>
      <path d="M-70 0-6-250M0 0V-262M70 0 6-250" stroke="#8a5a2c" strokeWidth="8" fill="none" />
      {[
        [-56, -60],
        [-30, -140],
        [-4, -210],
        [4, -96],
        [34, -150],
        [52, -64],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0c-26-4-38-22-34-40 22 2 34 16 34 40Z" fill="#4f8f2c" />
          <path d="M0 0c26-6 36-24 30-42-20 4-32 20-30 42Z" fill="#6fae3a" />
          <path d="M2 2q14 20 4 46" stroke="#9ccf4e" strokeWidth="7" strokeLinecap="round" fill="none" />
        </g>
      ))}
    </>
  )
}

function WateringCan() {
  return (
    <>
      <path d="M-50 0v-66q50-16 100 0V0Z" fill="#6f8fa0" />
      <path d="M-50-30q-40-6-60-50l14-6q14 36 46 36ZM-120-82l32-14 4 12-30 14Z" fill="#587686" />
      <path d="M-30-70q30-60 60 0" stroke="#587686" strokeWidth="10" fill="none" />
    </>
  )
}

function Pumpkin() {
  return (
    <>
      <ellipse cx="-26" cy="-26" rx="24" ry="27" fill="#d9742a" />
      <ellipse cx="26" cy="-26" rx="24" ry="27" fill="#d9742a" />
      <ellipse cy="-26" rx="24" ry="29" fill="#f0923e" />
      <path d="M-4-52q0-14 12-18l4 8q-8 2-8 12Z" fill="#4f6a1f" />
    </>
  )
}

/** A vegetable garden in the morning: furrows up to the fence, beans on their poles, pumpkins. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80 20Q320 66 720 26T1520 34" stroke="#5b7a2a" strokeWidth="7" fill="none" />
      {LEAVES.map((x, index) => (
        <g key={x} transform={`translate(${x} ${34 + ((index * 13) % 20)}) rotate(${(index % 3) * 24 - 24})`}>
          <path d="M0-14C24-10 34 16 22 42 4 40-10 20 0-14Z" fill={index % 2 ? '#7cb342' : '#558b2f'} />
          {index % 4 === 1 && <circle cx="-10" cy="34" r="13" fill="#e5462c" />}
        </g>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 560q240-70 520-30t520-20 560 40v310H-80Z" fill={FAR} />
      {POSTS.map((x) => (
        <path key={x} d={`M${x} 640v-82l12-14 12 14v82Z`} fill="#d8bd8c" />
      ))}
      <path d="M-80 580H1520v12H-80ZM-80 614H1520v12H-80Z" fill="#c2a470" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 640H1520V860H-80Z" fill={MIDDLE} />
      {FURROWS.map((end) => (
        <path
          key={end}
          d={`M${720 + end * 0.5} 640L${720 + end * 2.2} 860h60L${734 + end * 0.5} 640Z`}
          fill="#5f3c1c"
          opacity="0.75"
        />
      ))}
      <Placed x={160} y={744} size={1.15}>
        <BeanPoles />
      </Placed>
      <Placed x={1300} y={736}>
        <BeanPoles />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 812q220-34 460-14t520-6 620 14v54H-80Z" fill={NEAR} />
      <Placed x={1190} y={826} size={0.9}>
        <WateringCan />
      </Placed>
      {[60, 330, 1390].map((x, index) => (
        <Placed key={x} x={x} y={834} size={index === 1 ? 0.8 : 1.1}>
          <Pumpkin />
        </Placed>
      ))}
    </>
  ),
}
