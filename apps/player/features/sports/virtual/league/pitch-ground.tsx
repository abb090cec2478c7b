const LINE = { fill: 'none', stroke: '#fff', strokeOpacity: 0.65, strokeWidth: 0.8 } as const

/** A pitch from above with its mowed stripes, lines and nets. */
export function PitchGround({ id, isNight }: { readonly id: number; readonly isNight: boolean }) {
  const grass = `virtual-grass-${id}`
  return (
    <>
      <defs>
        <pattern id={grass} width="31.4" height="112" patternUnits="userSpaceOnUse" x="6">
          <path d="M0 0h15.7v112H0z" fill="#fff" fillOpacity="0.07" />
        </pattern>
      </defs>
      <path d="M0 0h200v112H0z" fill={isNight ? '#135a41' : '#3f9a48'} />
      <path d="M6 6h188v100H6z" fill={`url(#${grass})`} />
      <g {...LINE}>
        <path d="M6 6h188v100H6zM100 6v100M6 28h28v56H6M6 43h10v26H6M194 28h-28v56h28M194 43h-10v26h10" />
        <circle cx="100" cy="56" r="15" />
        <path d="M34 48a12 12 0 0 1 0 16M166 48a12 12 0 0 0 0 16" />
      </g>
      <g fill="#fff">
        <circle cx="100" cy="56" r="1" />
        <circle cx="27" cy="56" r="0.8" />
        <circle cx="173" cy="56" r="0.8" />
      </g>
      <g fill="#fff" fillOpacity="0.28" stroke="#fff" strokeWidth="0.8">
        <path d="M1.5 47H6v18H1.5zM194 47h4.5v18H194z" />
      </g>
    </>
  )
}
