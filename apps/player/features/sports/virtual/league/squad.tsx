import type { SportsEvent } from '../../api/types.ts'

/** Places of a team that plays to the right: defence, midfield, attack. */
const PLACES = [
  [44, 26],
  [40, 46],
  [40, 66],
  [44, 86],
  [72, 34],
  [68, 56],
  [72, 78],
  [98, 36],
  [104, 56],
  [98, 76],
] as const
const KEEPER_PLACE = [14, 56] as const
const KEEPER = '#f3c13a'
const WIDTH = 200

/** A keeper stays before the goal while the team moves. */
export function Keeper({ team, isAway = false }: SquadProps) {
  return <Shirt team={team} place={KEEPER_PLACE} isAway={isAway} isKeeper />
}

type SquadProps = { readonly team: SportsEvent['home']; readonly isAway?: boolean }

/** The shirts of a team on the pitch, without the keeper. */
export function Squad({ team, isAway = false }: SquadProps) {
  return (
    <g>
      {PLACES.map((place, player) => (
        <Shirt key={player} team={team} place={place} isAway={isAway} />
      ))}
    </g>
  )
}

type ShirtProps = {
  readonly team: SportsEvent['home']
  readonly place: readonly [number, number]
  readonly isAway: boolean
  readonly isKeeper?: boolean
}

function Shirt({ team, place: [x, y], isAway, isKeeper = false }: ShirtProps) {
  const [body = '#1fc9b7', sleeves = '#ffffff'] = team.colors
  return (
    <g transform={`translate(${isAway ? WIDTH - x : x} ${y})`}>
      <ellipse cx="0.6" cy="4.2" rx="3.4" ry="1.3" fill="#000" opacity="0.3" />
      <path d="M-4.4-2.2L-2-4H2L4.4-2.2 3.2.2 2.2-.4V3.6H-2.2V-.4L-3.2 .2z" fill={sleeves} />
      <path
        d="M-2.2-4H2.2V3.6H-2.2z"
        fill={isKeeper ? KEEPER : body}
        stroke="#0a0f1d"
        strokeOpacity="0.5"
        strokeWidth="0.5"
      />
    </g>
  )
}
