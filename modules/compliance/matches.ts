import type { AlikePlayer } from '@poyraz/identity'
import type { Match, PeoplePattern } from './store/same-people.ts'

type Standing = 'plays' | 'excluded'
/** The case to open for two similar accounts: its subject is `playerId`, the other account is its match. */
export type Suspicion = {
  readonly playerId: string
  readonly pattern: PeoplePattern
  readonly match: Match
}

/**
 * Decides which case two similar accounts need. If one of them is excluded, the case is `same_person` and is
 * about the other one. If both play, it is `second_account` and is about the newer one. Returns `null` if
 * both are excluded, or if one has no standing (closed and not excluded).
 */
export function suspicionOf(
  standings: ReadonlyMap<string, Standing>,
  playerId: string,
  { playerId: otherId, reasons }: AlikePlayer,
): Suspicion | null {
  const [mine, theirs] = [standings.get(playerId), standings.get(otherId)]
  if (!mine || !theirs || (mine === 'excluded' && theirs === 'excluded')) return null
  const pattern = mine === theirs ? 'second_account' : 'same_person'
  // Ids are UUIDv7: the newer account has the greater id.
  const isAboutMe = mine === theirs ? playerId > otherId : theirs === 'excluded'
  return isAboutMe
    ? { playerId, pattern, match: { playerId: otherId, reasons } }
    : { playerId: otherId, pattern, match: { playerId, reasons } }
}

/** True if `known` has a match with this account that still holds and includes all of its reasons. */
export function isKnown(known: readonly Match[], { playerId, reasons }: Match): boolean {
  return known.some(
    (one) =>
      one.playerId === playerId &&
      one.endedOn === undefined &&
      reasons.every((reason) => one.reasons.includes(reason)),
  )
}

/**
 * Adds a match, merging its reasons with those already known for that account. The match holds again if it
 * had ended.
 */
export function withMatch(known: readonly Match[], match: Match): readonly Match[] {
  const before = known.find(({ playerId }) => playerId === match.playerId)
  const reasons = [...new Set([...(before?.reasons ?? []), ...match.reasons])].toSorted()
  return [...known.filter((one) => one !== before), { playerId: match.playerId, reasons }]
}

/** Sets `endedOn` on matches that no longer hold. Returns the same array if nothing changed. */
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
