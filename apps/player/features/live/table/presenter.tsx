type Look = {
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly jacket: readonly [light: string, dark: string]
  readonly isLong: boolean
  readonly isMan?: true
}

const LOOKS: Readonly<Record<string, Look>> = {
  Selin: {
    skin: '#eab58d',
    shade: '#c98a60',
    hair: '#33211a',
    jacket: ['#28519f', '#122a5e'],
    isLong: false,
  },
  Deniz: {
    skin: '#d99f74',
    shade: '#b57a50',
    hair: '#15161c',
    jacket: ['#1c7d72', '#0b443f'],
    isLong: false,
  },
  Kerem: {
    skin: '#dca67c',
    shade: '#b98459',
    hair: '#1d1712',
    jacket: ['#3a4152', '#191d28'],
    isLong: false,
    isMan: true,
  },
  Defne: {
    skin: '#f1c9a6',
    shade: '#d29d73',
    hair: '#24140f',
    jacket: ['#17806f', '#084a45'],
    isLong: true,
  },
  Ece: { skin: '#e9b38c', shade: '#c78b63', hair: '#7a4522', jacket: ['#6b3fa6', '#351a5e'], isLong: true },
  Derya: { skin: '#d8a178', shade: '#b27a51', hair: '#191313', jacket: ['#a13a3a', '#56161c'], isLong: true },
  Mert: {
    skin: '#e2b089',
    shade: '#bd8860',
    hair: '#3b2616',
    jacket: ['#245d8c', '#0f2f4f'],
    isLong: false,
    isMan: true,
  },
  Kaan: {
    skin: '#d49a6e',
    shade: '#ab734a',
    hair: '#121216',
    jacket: ['#7a5a24', '#3f2c0e'],
    isLong: false,
    isMan: true,
  },
  Nehir: { skin: '#e6b48f', shade: '#c48b62', hair: '#2a1712', jacket: ['#b5532f', '#5c2413'], isLong: true },
  Aslı: { skin: '#f0c3a0', shade: '#d09671', hair: '#6b3a1e', jacket: ['#7a2f4d', '#411426'], isLong: true },
}

/** The presenter of a table, a drawn character. */
export function Presenter({ name, className }: { readonly name: string; readonly className?: string }) {
  const look = LOOKS[name] ?? (LOOKS['Selin'] as Look)
  const { shade, jacket } = look
  const id = `presenter-${name}`
  return (
    <svg viewBox="0 0 260 260" aria-hidden="true" className={className}>
      <PresenterPaint look={look} id={id} />
      {look.isLong && <path d="M78 96c-8 50-14 86-4 118h112c10-32 4-68-4-118z" fill={`url(#${id}-hair)`} />}
      <path d="M18 262c2-54 28-72 76-82l36-8 36 8c48 10 74 28 76 82z" fill={`url(#${id}-jacket)`} />
      <path d="M108 148h44v40l-22 26-22-26z" fill={shade} />
      <path d="M98 178l32 56 32-56 14 6-36 78h-20l-36-78z" fill="#f4f7fb" />
      <path
        d="M96 180l-18 8 8 34 16-4 22 44h-50l-14-62zM164 180l18 8-8 34-16-4-22 44h50l14-62z"
        fill={jacket[1]}
        opacity="0.75"
      />
      <path
        d="M130 36c34 0 50 26 48 60-2 36-22 68-48 68s-46-32-48-68c-2-34 14-60 48-60z"
        fill={`url(#${id}-skin)`}
      />
      <path d="M84 92c-4-3-9 0-8 9s6 17 11 16zM176 92c4-3 9 0 8 9s-6 17-11 16z" fill={shade} />
      <path
        d="M78 100c-6-46 16-74 52-74s60 26 52 74c-3-18-10-30-18-38-18 8-48 6-60-10-10 8-22 22-26 48z"
        fill={`url(#${id}-hair)`}
      />
      <Face look={look} />
      {!look.isMan && <Earrings />}
      <g transform="translate(186 226)" fill="#f3bb4d">
        {[0, 45, 90, 135].map((angle) => (
          <ellipse key={angle} rx="2.4" ry="9" transform={`rotate(${angle})`} />
        ))}
        <circle r="3" fill="#fff3d0" />
      </g>
    </svg>
  )
}

function Earrings() {
  return (
    <g fill="#f3bb4d">
      <circle cx="80" cy="122" r="3.4" />
      <circle cx="180" cy="122" r="3.4" />
    </g>
  )
}

function PresenterPaint({
  look: { skin, shade, hair, jacket },
  id,
}: {
  readonly look: Look
  readonly id: string
}) {
  return (
    <defs>
      <linearGradient id={`${id}-skin`} x1="0" x2="1">
        <stop offset="0.2" stopColor={skin} />
        <stop offset="1" stopColor={shade} />
      </linearGradient>
      <linearGradient id={`${id}-jacket`} x1="0" x2="1" y2="1">
        <stop stopColor={jacket[0]} />
        <stop offset="1" stopColor={jacket[1]} />
      </linearGradient>
      <linearGradient id={`${id}-hair`} x1="0" x2="1" y2="1">
        <stop stopColor={hair} />
        <stop offset="0.5" stopColor={hair} />
        <stop offset="1" stopColor="#0b0806" />
      </linearGradient>
    </defs>
  )
}

function Face({ look: { hair, shade, isMan } }: { readonly look: Look }) {
  const [lips, mouth] = isMan ? ['#a8674f', '#6e3a2c'] : ['#b5463f', '#7d2a28']
  return (
    <>
      <g fill="none" stroke={hair} strokeWidth="3.2" strokeLinecap="round">
        <path d="M97 87c6-4 14-4 19-1M144 86c6-3 13-3 19 1" />
      </g>
      <g className="presenter-eyes">
        <ellipse cx="107" cy="99" rx="7.5" ry="5.2" fill="#fff" />
        <ellipse cx="153" cy="99" rx="7.5" ry="5.2" fill="#fff" />
        <circle cx="107.5" cy="99" r="4.2" fill="#3d2616" />
        <circle cx="153.5" cy="99" r="4.2" fill="#3d2616" />
        <circle cx="109" cy="97.5" r="1.3" fill="#fff" />
        <circle cx="155" cy="97.5" r="1.3" fill="#fff" />
        <path
          d="M99 96c4-5 13-5 17 0M145 96c4-5 13-5 17 0"
          fill="none"
          stroke="#1c120c"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M131 100c2 10 5 16 3 21-2 3-7 3-10 1"
        fill="none"
        stroke={shade}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M114 138c10 9 23 9 32 0-8-4-12-4-16-2-4-2-9-2-16 2z" fill={lips} />
      <path d="M114 138c10 3 22 3 32 0" fill="none" stroke={mouth} strokeWidth="1.4" />
    </>
  )
}
