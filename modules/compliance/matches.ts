import type { AlikePlayer } from '@poyraz/identity'
import type { Match, PeoplePattern } from './store/same-people.ts'

type Standing = 'plays' | 'excluded'
/** A case that two alike accounts call for: about `playerId`, with the other one as its match. */
export type Suspicion = {
  readonly playerId: string
  readonly pattern: PeoplePattern
  readonly match: Match
}

/**
 * What it means that two accounts may be one person's. Beside an excluded account the other one is that of
 * somebody who came back; of two that play the newer one is the second. Closed accounts mean nothing, nor do
 * two excluded ones.
 */
export function suspicionOf(
  standings: ReadonlyMap<string, Standing>,
  playerId: string,
  { playerId: otherId, reasons }: AlikePlayer,
): Suspicion | null {
  const [mine, theirs] = [standings.get(playerId), standings.get(otherId)]
  if (!mine || !theirs || (mine === 'excluded' && theirs === 'excluded')) return null
  const pattern = mine === theirs ? 'second_account' : 'same_person'
  // Ids begin with their time.
  const isAboutMe = mine === theirs ? playerId > otherId : theirs === 'excluded'
  return isAboutMe
    ? { playerId, pattern, match: { playerId: otherId, reasons } }
    : { playerId: otherId, pattern, match: { playerId, reasons } }
}

/** True if there is nothing in a match that is not among these. */
export function isKnown(known: readonly Match[], { playerId, reasons }: Match): boolean {
  return known.some(
    (one) =>
      one.playerId === playerId &&
      one.endedOn === undefined &&
      reasons.every((reason) => one.reasons.includes(reason)),
  )
}

/** The matches with this one in the place of what was known of that account. */
export function withMatch(known: readonly Match[], match: Match): readonly Match[] {
  const before = known.find(({ playerId }) => playerId === match.playerId)
  const reasons = [...new Set([...(before?.reasons ?? []), ...match.reasons])].toSorted()
  return [...known.filter((one) => one !== before), { playerId: match.playerId, reasons }]
}

/** The matches with those ended that no longer hold; the same array where all do. */
export function endMatches(
  known: readonly Match[],
  holds: (match: Match) => boolean,
  today: string,
): readonly Match[] {
  const isOver = (match: Match) => match.endedOn === undefined && !holds(match)
  return known.some(isOver)
    ? known.map((match) => (isOver(match) ? { ...match, endedOn: today } : match))
    : known
}
