import type { Team } from '../api/types.ts'

const SHAPES = [
  'M4 3h24v14c0 7-6 11-12 13C10 28 4 24 4 17z',
  'M16 2l13 5v9c0 7-6 12-13 14C9 28 3 23 3 16V7z',
  'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
  'M16 2l12 7v14l-12 7-12-7V9z',
] as const
const PATTERNS = [
  'M16 0h16v32H16z',
  'M11 0h10v32H11z',
  'M0 20L32 6v10L0 30z',
  'M0 14h32v8H0z',
  'M16 8l16 14v10L16 18 0 32V22z',
] as const

type TeamMarkProps = { readonly team: Pick<Team, 'teamID' | 'colors'>; readonly side?: number }

/** The crest of a team, drawn from its colours and its id. */
export function TeamMark({ team, side = 20 }: TeamMarkProps) {
  const [body = '#5f7f8c', sleeves = '#eaf3f5'] = team.colors
  const clip = `crest-${team.teamID}`
  const shape = SHAPES[team.teamID % SHAPES.length]
  return (
    <svg viewBox="0 0 32 32" width={side} height={side} aria-hidden="true" className="flex-none">
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h32v32H0z" fill={body} />
        <path d={PATTERNS[Math.floor(team.teamID / 3) % PATTERNS.length]} fill={sleeves} />
        <path d="M0 0h32v9H0z" fill="#fff" opacity="0.14" />
      </g>
      <path d={shape} fill="none" stroke="#fff" strokeOpacity="0.34" strokeWidth="1.5" />
    </svg>
  )
}
