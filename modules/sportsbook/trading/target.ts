import { SPORTS, type Sport } from '@poyraz/contract'
import { assert } from '@poyraz/kernel'

/** Part of the offer that an intervention is about, from the whole sport down to one outcome. */
export type Target =
  | { readonly level: 'sport'; readonly sport: Sport }
  | { readonly level: 'league'; readonly leagueId: number }
  | { readonly level: 'event'; readonly eventId: number }
  | { readonly level: 'market'; readonly eventId: number; readonly market: string }
  | { readonly level: 'outcome'; readonly eventId: number; readonly market: string; readonly outcome: string }

/** Parses a target of the contract. Outcomes may contain slashes, markets cannot. */
export function parseTarget(text: string): Target {
  const [level, rest = ''] = split(text, ':')
  const [id, key] = split(rest, '/')
  const [market, outcome] = split(key ?? '', '/')
  const eventId = Number(id)
  switch (level) {
    case 'sport': {
      const sport = SPORTS.find((one) => one === rest)
      assert(sport, 'the contract lists the sports')
      return { level, sport }
    }
    case 'league':
      return { level, leagueId: Number(rest) }
    case 'market':
      return { level, eventId, market }
    case 'outcome':
      return { level, eventId, market, outcome: outcome ?? '' }
    default:
      return { level: 'event', eventId }
  }
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
