import type { ReactNode } from 'react'

type At = { readonly x: number; readonly y: number; readonly size?: number; readonly turn?: number }

/** Places a shape, which is drawn around its foot (0, 0), in the scenery. */
export function Placed({ x, y, size = 1, turn = 0, children }: At & { readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>
}

/** The slender tulip of the tiles, with its two blades. */
export function Tulip({
  stem,
  petals,
}: {
  readonly stem: string
  readonly petals: readonly [string, string]
}) {
  return (
    <>
      <path d="M0 0C2-40-3-70 0-104" fill="none" stroke={stem} strokeWidth="4" />
      <path d="M0-8C-30-22-40-58-34-84-18-62-6-40 0-8Z" fill={stem} />
      <path d="M0-18C24-34 30-60 28-78 14-62 4-44 0-18Z" fill={stem} />
      <path d="M0-98C-26-104-28-146-20-172-12-150-4-124 0-98Z" fill={petals[1]} />
      <path d="M0-98C26-104 28-146 20-172 12-150 4-124 0-98Z" fill={petals[1]} />
      <path d="M0-98C-15-116-13-156 0-184 13-156 15-116 0-98Z" fill={petals[0]} />
    </>
  )
}

/** A gull far away: two wings from its left tip. */
export function Gull() {
  return <path d="M0 0q14-16 28 0 14-16 28 0" stroke="#fff" strokeWidth="4" fill="none" opacity="0.75" />
}

export function Cypress({ fill }: { readonly fill: string }) {
  return <path d="M-4 0v-12C-30-34-24-120 0-190 24-120 30-34 4-12V0Z" fill={fill} />
}

/** A garden pavilion: a hipped roof with wide eaves on slender posts, lit from inside. */
export function Pavilion({ fill, light }: { readonly fill: string; readonly light: string }) {
  return (
    <>
      <path d="M-100 0v-14h200V0ZM-92-14v-56h184v56Z" fill={fill} />
      <path
        d="M-140-66C-104-74-84-96-66-118h132c18 22 38 44 74 52v6h-280ZM-40-118C-24-128-8-142-3-164h6c5 22 21 36 37 46Z"
        fill={fill}
      />
      <path d="M-2-160h4v-30h-4Z" fill={fill} />
      {[-66, -22, 22, 66].map((x) => (
        <path key={x} d={`M${x - 15}-16v-30q0-12 15-12 15 0 15 12v30Z`} fill={light} opacity="0.85" />
      ))}
    </>
  )
}

/** A brass lamp on its chain; (0, 0) is where the chain hangs. */
export function Lamp({ drop, glow }: { readonly drop: number; readonly glow: string }) {
  return (
    <>
      <path d={`M0 0V${drop}`} stroke="#c99a4a" strokeWidth="2" strokeDasharray="5 3" />
      <g transform={`translate(0 ${drop})`}>
        <circle cy="46" r="130" fill={`url(#${glow})`} />
        <path d="M-10 0h20l6 12h-32Z" fill="#e9bf6a" />
        <path d="M-16 12h32c16 16 16 44 0 60h-32c-16-16-16-44 0-60Z" fill="#ffdf94" />
        <path
          d="M-16 12h12v60h-12c-16-16-16-44 0-60ZM4 12h12c16 16 16 44 0 60H4Z"
          fill="#f2a93b"
          opacity="0.75"
        />
        <path d="M-18 72h36l-8 12h-20ZM-3 84h6l-3 20Z" fill="#c98a2e" />
      </g>
    </>
  )
}

/** A glass bead against the evil eye, round (0, 0). */
function Bead({ radius }: { readonly radius: number }) {
  return (
    <>
      <circle r={radius} fill="#123a9e" />
      <circle r={radius} fill="none" stroke="#6aa7ff" strokeOpacity="0.55" strokeWidth={radius * 0.05} />
      <circle r={radius * 0.62} fill="#f3f8ff" />
      <circle r={radius * 0.44} fill="#45b4ee" />
      <circle r={radius * 0.22} fill="#07122e" />
      <path
        d="M0 0a1 0.5 0 0 1 2 0 1 0.5 0 0 1-2 0Z"
        transform={`rotate(-36) translate(${-radius * 0.32} ${-radius * 0.78}) scale(${radius * 0.32})`}
        fill="#fff"
        opacity="0.6"
      />
    </>
  )
}

/** Beads on a string that hangs from (0, 0); each is [distance down, radius]. */
export function BeadString({ beads }: { readonly beads: readonly (readonly [number, number])[] }) {
  const length = Math.max(...beads.map(([down]) => down))
  return (
    <>
      <path d={`M0 0V${length}`} stroke="#9cc4ff" strokeOpacity="0.5" strokeWidth="2" />
      {beads.map(([down, radius]) => (
        <g key={down} transform={`translate(0 ${down})`}>
          <Bead radius={radius} />
        </g>
      ))}
    </>
  )
}

export function Sailboat({ hull, sail }: { readonly hull: string; readonly sail: string }) {
  return (
    <>
      <path d="M-46 0H46L34 16H-32Z" fill={hull} />
      <path d="M-2-96V-4H2V-96Z" fill={hull} />
      <path d="M6-92C44-62 50-34 46-8H6ZM-6-78V-8h-32C-34-36-22-60-6-78Z" fill={sail} />
    </>
  )
}

export function Fir({ fill }: { readonly fill: string }) {
  return <path d="M-5 0v-16h-28l18-30h-12l16-28h-9l20-46 20 46h-9l16 28H15l18 30H5V0Z" fill={fill} />
}

/** A round felt tent with its lit door. */
export function Yurt({
  fill,
  band,
  light,
}: {
  readonly fill: string
  readonly band: string
  readonly light: string
}) {
  return (
    <>
      <path d="M-70 0v-44C-58-74-24-90-8-94v-8h16v8c16 4 50 20 62 50V0Z" fill={fill} />
      <path d="M-70-30v-14h140v14Z" fill={band} />
      <path d="M-14 0v-36q14-12 28 0V0Z" fill={light} />
    </>
  )
}
