import { type Language, type Registry, SEARCH_KINDS, sportsSearch } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { SEARCH_RANK_MAX, searchKey, searchRank } from '@poyraz/text'
import type { SportsCtx } from '../ctx.ts'
import { listNames, type Named } from '../store/search.ts'
import { leagueName } from './names.ts'

/** Rank of a match that is found by the name of its league: after those that are found by a team. */
const BY_LEAGUE = SEARCH_RANK_MAX + 1

/** Registers the search of the site for leagues, teams and matches. */
export function addSearch(registry: Registry, { database: { db } }: SportsCtx): void {
  registry.add(sportsSearch, async ({ input: { text, limit, offset }, lang }) => {
    const query = searchKey(text)
    const found = (await listNames(db))
      .flatMap((named) => {
        const rank = rankOf(query, named)
        return rank === null ? [] : [{ named, rank }]
      })
      .sort((left, right) => left.rank - right.rank || placeOf(left.named) - placeOf(right.named))
    const items = found.slice(offset, offset + limit).map(({ named }) => presentNamed(named, lang))
    return ok({ items, total: found.length, limit, offset })
  })
}

const placeOf = ({ kind }: Named) => SEARCH_KINDS.indexOf(kind)

/** Rank of the better name; `null` if none matches. Letters may not be left out: names are many. */
function rankOf(query: string, { kind, name, away, leagueName: own, leagueNameEn }: Named): number | null {
  const ofLeague = [own, leagueNameEn ?? own]
  const ranks = [name, away, ...(kind === 'league' ? ofLeague : [])].flatMap((one) => {
    const rank = one === null ? null : searchRank(query, searchKey(one))
    return rank === null || rank === SEARCH_RANK_MAX ? [] : [rank]
  })
  if (ranks.length > 0) return Math.min(...ranks)
  const isOfLeague = kind === 'match' && ofLeague.some((one) => searchKey(one).startsWith(query))
  return isOfLeague ? BY_LEAGUE : null
}

function presentNamed({ kind, id, name, away, sport, ...named }: Named, lang: Language) {
  const league = leagueName(lang, named.leagueName, named.leagueNameEn)
  const own = kind === 'league' ? league : name
  return {
    kind,
    id,
    name: away === null ? own : `${own} – ${away}`,
    sport,
    leagueID: named.leagueId,
    leagueName: league,
    country: lang === 'tr' ? named.countryTr : named.countryEn,
    startsAt: named.startsAt?.toISOString() ?? null,
    state: named.state,
  }
}
