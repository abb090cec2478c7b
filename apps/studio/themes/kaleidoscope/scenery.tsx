import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const GLASS = ['#ff6f8a', '#ffc24a', '#4ae0a8', '#5aa0ff', '#c07aff', '#5ae8e8'] as const

/** A disc of coloured glass with its image in six mirrors, around (0, 0). */
function Disc({ from }: { readonly from: number }) {
  const glass = (index: number) => GLASS[(index + from) % GLASS.length]
  return (
    <>
      <circle r="150" fill="#e0a83a" />
      <circle r="138" fill="#1a0a40" />
      {Array.from({ length: 6 }, (_, index) => (
        <g key={index} transform={`rotate(${index * 60})`}>
          <path d="M0 0 34-59 0-128-34-59Z" fill={glass(index)} opacity="0.9" />
          <path d="M0 0 34-59 20-84 0-60Z" fill="#fff" opacity="0.3" />
          <path d="M34-59 64-110 0-128Z" fill={glass(index + 2)} opacity="0.75" />
          <path d="M-34-59-64-110 0-128Z" fill={glass(index + 4)} opacity="0.6" />
        </g>
      ))}
      <circle r="20" fill="#fff6d8" />
    </>
  )
}

/** The inside of a kaleidoscope: beams of coloured light, discs of cut glass, splinters below. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d={`M720-60 ${index * 150 - 180} 900h110Z`}
          fill={GLASS[index % GLASS.length]}
          opacity="0.09"
        />
      ))}
    </>
  ),
  far: (
    <>
      <Placed x={150} y={330} size={1.05}>
        <Disc from={0} />
      </Placed>
      <Placed x={1290} y={330} size={1.05}>
        <Disc from={3} />
      </Placed>
      <path d="M-80 700 160 600 420 690 720 620 1020 690 1280 600 1520 700V860H-80Z" fill={FAR} />
    </>
  ),
  middle: (
    <>
      <path d="M-80 740 120 660 330 740 560 670 820 740 1080 670 1300 740 1520 670V860H-80Z" fill={MIDDLE} />
      <Placed x={60} y={600} size={0.5} turn={30}>
        <Disc from={2} />
      </Placed>
      <Placed x={1380} y={600} size={0.5} turn={30}>
        <Disc from={5} />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 790Q720 750 1520 790V860H-80Z" fill={NEAR} />
      {Array.from({ length: 30 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 52 - 50} ${800 + (index % 3) * 12}l18-30 16 26-12 14Z`}
          fill={GLASS[index % GLASS.length]}
          opacity="0.75"
        />
      ))}
    </>
  ),
}
