/** The Bosphorus at night behind three arches, the ground of every table. */
export function RoomScenery() {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 h-1/2 w-full"
    >
      <SceneryPaint />
      <rect width="1440" height="420" fill="url(#room-wall)" />
      <Bosphorus />
      <g fill="none" stroke="#2d5f9b" strokeWidth="5">
        {[470, 720, 970].map((x) => (
          <path
            key={x}
            d={`M${x - 112} 430V190C${x - 112} 100 ${x - 40} 90 ${x} 40C${x + 40} 90 ${x + 112} 100 ${x + 112} 190V430`}
          />
        ))}
      </g>
      {/* Before the piers, clear of countdown, presenter and caption, for which a narrow scene has no room. */}
      {[595, 845].map((x) => (
        <g key={x} transform={`translate(${x} 0)`} className="max-xl:hidden lg:group-data-chat/scene:hidden">
          <path d="M0 0V120" stroke="#6a4a1f" strokeWidth="2" />
          <circle cy="150" r="84" fill="url(#room-lamp)" />
          <path d="M-18 138c0-22 36-22 36 0v26c0 20-36 20-36 0z" fill="#ffb94a" />
          <path
            d="M-18 138c0-22 36-22 36 0v26c0 20-36 20-36 0zM-7 124v52M7 124v52"
            fill="none"
            stroke="#8a5a12"
            strokeWidth="2.4"
          />
        </g>
      ))}
    </svg>
  )
}

function SceneryPaint() {
  return (
    <defs>
      <linearGradient id="room-wall" x2="0" y2="1">
        <stop stopColor="#081425" />
        <stop offset="1" stopColor="#0a1d31" />
      </linearGradient>
      <linearGradient id="room-sky" x2="0" y2="1">
        <stop stopColor="#0c2450" />
        <stop offset="0.55" stopColor="#1d4a7f" />
        <stop offset="0.74" stopColor="#c98f52" />
        <stop offset="0.75" stopColor="#12456b" />
        <stop offset="1" stopColor="#0a2a48" />
      </linearGradient>
      <radialGradient id="room-lamp">
        <stop stopColor="#ffd98a" stopOpacity="0.65" />
        <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
      </radialGradient>
      <clipPath id="room-arches">
        {[470, 720, 970].map((x) => (
          <path
            key={x}
            d={`M${x - 112} 430V190C${x - 112} 100 ${x - 40} 90 ${x} 40C${x + 40} 90 ${x + 112} 100 ${x + 112} 190V430Z`}
          />
        ))}
      </clipPath>
    </defs>
  )
}

/** Moon, houses and bridge, seen through the arches. */
function Bosphorus() {
  return (
    <g clipPath="url(#room-arches)">
      <rect y="30" width="1440" height="390" fill="url(#room-sky)" />
      <circle cx="428" cy="140" r="24" fill="#ffe9bd" />
      <circle cx="438" cy="132" r="22" fill="#17386b" />
      <path d="M340 302v-26l20-14 20 14v-20l26-16 26 16v18h22v-26l30-18 30 18v54z" fill="#0a1b30" />
      <path d="M340 302h760v-8c-120-6-220-22-330-14-150 8-260-2-430 8z" fill="#0d2138" />
      <g fill="#ffca63">
        {[352, 372, 398, 420, 444, 470, 496].map((x) => (
          <rect key={x} x={x} y={278 + (x % 3) * 4} width="4" height="6" />
        ))}
      </g>
      <g stroke="#a9c4e6" strokeWidth="2.4" fill="none">
        <path d="M880 296V196M1040 296V196M800 286C840 268 866 236 880 200C910 262 1010 262 1040 200C1054 236 1070 262 1100 280" />
        <path d="M790 292H1110" strokeWidth="3.4" />
      </g>
      <g stroke="#ffca63" strokeOpacity="0.45" strokeWidth="2">
        {[380, 428, 500, 610, 700, 820, 900, 1010].map((x) => (
          <path key={x} d={`M${x} ${322 + (x % 5) * 12}h26`} />
        ))}
      </g>
    </g>
  )
}
