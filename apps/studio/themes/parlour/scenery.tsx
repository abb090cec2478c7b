import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

/** A standing gramophone on its cabinet. */
function Gramophone() {
  return (
    <>
      <path d="M-70 0v-110H70V0H52v-14H-52V0Z" fill="#5f2a18" />
      <path d="M-60-100H60v72H-60Z" fill="#7c3b22" />
      <path d="M-2-96h4v64h-4Z" fill="#3d180e" />
      <path d="M-58-126H58v18H-58Z" fill="#8f4a2c" />
      <ellipse cy="-128" rx="48" ry="10" fill="#1b1116" />
      <path d="M38-130C78-150 70-190 30-204" fill="none" stroke="#d8a03f" strokeWidth="11" />
      <path d="M34-202C-4-196-30-176-44-150-78-176-92-224-70-262-36-276 10-256 34-202Z" fill="#e5b04a" />
      <path d="M-44-150C-78-176-92-224-70-262-48-236-38-190-44-150Z" fill="#8a4f14" />
    </>
  )
}

/** An armchair with its cushion. */
function Armchair() {
  return (
    <>
      <path d="M-78-40v-96q0-44 78-44t78 44v96Z" fill="#8e2f2c" />
      <path d="M-104 0v-84q22-22 40 0v30H64v-30q18-22 40 0V0Z" fill="#a93c34" />
      <path d="M-62-54H62v24H-62Z" fill="#c25142" />
      <path d="M-34-60q34-44 68 0Z" fill="#e3b04f" />
    </>
  )
}

/** A picture in its frame on the wall. */
function Picture({ land }: { readonly land: string }) {
  return (
    <>
      <path d="M-62-50H62V50H-62Z" fill="#d6a04a" />
      <path d="M-50-38H50V38H-50Z" fill="#f3d9a8" />
      <path d="M-50 38V8q24-26 46 0 24-36 54-4v34Z" fill={land} />
      <circle cx="24" cy="-16" r="9" fill="#f08a4a" />
    </>
  )
}

/** A parlour of the old town in the evening: striped wall, pictures, a gramophone, an armchair, a carpet. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 24 }, (_, index) => (
        <path key={index} d={`M${index * 64 - 40}-20h26V640h-26Z`} fill="#ffcf9a" opacity="0.06" />
      ))}
      <Placed x={120} y={-10}>
        <Lamp drop={140} glow="lamp-glow" />
      </Placed>
      <Placed x={1320} y={-10}>
        <Lamp drop={140} glow="lamp-glow" />
      </Placed>
    </>
  ),
  far: (
    <>
      <Placed x={250} y={400}>
        <Picture land="#6a8a5a" />
      </Placed>
      <Placed x={84} y={452} size={0.8}>
        <Picture land="#4f7fa0" />
      </Placed>
      <path d="M1150 330h180v240h-180Z" fill="#3d180e" />
      <path d="M1162 342h156v216h-156Z" fill={LIGHT} opacity="0.6" />
      <path d="M1234 342h12v216h-12ZM1162 444h156v10h-156Z" fill="#3d180e" />
      <path
        d="M1124 318c20 90 14 180-6 270h60c10-90 4-190-10-270ZM1356 318c-20 90-14 180 6 270h-60c-10-90-4-190 10-270Z"
        fill="#9c3a34"
      />
      <path d="M-80 620H1520V700H-80Z" fill={FAR} />
      <path d="M-80 612H1520v12H-80Z" fill="#d6a04a" opacity="0.6" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 696H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={150} y={752} size={1.15}>
        <Gramophone />
      </Placed>
      <Placed x={1290} y={760} size={1.15}>
        <Armchair />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 776H1520V860H-80Z" fill={NEAR} />
      <path d="M-20 786H1460L1500 850H-60Z" fill="#8e2f2c" />
      <path d="M20 796H1420L1446 840H-6Z" fill="none" stroke="#e3b04f" strokeWidth="4" />
      {Array.from({ length: 18 }, (_, index) => (
        <path key={index} d={`M${index * 80 + 40} 806l22 12-22 12-22-12Z`} fill="#e3b04f" opacity="0.75" />
      ))}
    </>
  ),
}
