import type { SportsCtx } from '../ctx.ts'
import { type LeagueNames, type MatchRow, matchKey } from '../feed/files/row.ts'
import { COLORS, shortOf } from '../simulator/names.ts'
import { addEvents, syncLeagues, syncTeams } from '../store/fixtures.ts'
import { addFileLeagues, idsOf } from '../store/match-files.ts'

const leagueKey = (code: string) => JSON.stringify(['league', code])
const teamKey = (code: string, name: string) => JSON.stringify(['team', code, name])
/** Name of a match in files, by which it has its id. */
export const eventKey = (row: MatchRow) => JSON.stringify(['match', matchKey(row)])

/** Writes the names of leagues. */
export async function importLeagues(ctx: SportsCtx, leagues: readonly LeagueNames[]): Promise<void> {
  if (leagues.length === 0) return
  const { db } = ctx.database
  const ids = await idsOf(
    db,
    leagues.map(({ code }) => leagueKey(code)),
  )
  // One statement writes a row once: of a code that comes twice, the last names count.
  const byId = new Map(leagues.map((league) => [ids.get(leagueKey(league.code)) ?? 0, league]))
  await syncLeagues(
    db,
    [...byId].map(([id, { code: _code, ...names }]) => ({ ...names, id, teams: [] })),
  )
}

/** Adds leagues, teams and events that are not known yet. */
export async function addMatches(ctx: SportsCtx, rows: readonly MatchRow[]): Promise<void> {
  const { db } = ctx.database
  const sides = rows.flatMap(({ league, home, away }) => [home, away].map((name) => ({ league, name })))
  const ids = await idsOf(db, [
    ...rows.map(({ league }) => leagueKey(league)),
    ...sides.map(({ league, name }) => teamKey(league, name)),
    ...rows.map(eventKey),
  ])
  const idOf = (key: string) => ids.get(key) ?? 0
  const codes = [...new Set(rows.map(({ league }) => league))]
  await addFileLeagues(
    db,
    codes.map((code) => ({ id: idOf(leagueKey(code)), code })),
  )
  const teams = new Map(sides.map(({ league, name }) => [idOf(teamKey(league, name)), { league, name }]))
  await syncTeams(
    db,
    [...teams].map(([id, { league, name }]) => {
      const colors = [COLORS[id % COLORS.length] ?? '', COLORS[(id * 5 + 7) % COLORS.length] ?? '']
      return { id, leagueId: idOf(leagueKey(league)), name, short: shortOf(name), colors }
    }),
  )
  await addEvents(
    db,
    rows.map((row) => ({
      id: idOf(eventKey(row)),
      leagueId: idOf(leagueKey(row.league)),
      season: row.season,
      homeId: idOf(teamKey(row.league, row.home)),
      awayId: idOf(teamKey(row.league, row.away)),
      startsAtMs: row.kickOffMs,
      facts: null,
      state: 'upcoming',
    })),
  )
}
