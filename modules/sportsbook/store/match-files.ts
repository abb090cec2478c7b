import { type Db, jsonArray, type Tx, textArray } from '@poyraz/db'
import { sql } from 'kysely'
import type { MatchRecord, Register } from '../feed/files/record.ts'

/** Returns the ids of names, which get one at their first use. */
export async function idsOf(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const wanted = textArray([...new Set(keys)])
  await sql`insert into sports.file_name (key)
    select key from unnest(${wanted}::text[]) key
    where not exists (select from sports.file_name n where n.key = key.key)
    on conflict (key) do nothing`.execute(db)
  const { rows } = await sql<{ key: string; id: number }>`
    select key, id from sports.file_name where key = any (${wanted}::text[])`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Adds leagues that are not known yet; names of known ones stay. */
export async function addFileLeagues(
  db: Db,
  leagues: readonly { readonly id: number; readonly code: string }[],
): Promise<void> {
  await sql`insert into sports.league (id, sport, name, country_tr, country_en, legs_min)
    select l.id, 'football', l.code, '', '', 1
    from jsonb_to_recordset(${JSON.stringify(leagues)}::jsonb) as l (id integer, code text)
    on conflict (id) do nothing`.execute(db)
}

export type StoredMatch = {
  readonly record: MatchRecord
  /** The latest kick-off that was ever in force. */
  readonly latestMs: number
  /** Sequence of the newest message about the event. */
  readonly step: number
}

type MatchColumns = {
  readonly kickOff: string
  readonly kickOffAt: string
  readonly odds: string | null
  readonly oddsAt: string | null
  readonly outcome: string | null
  readonly outcomeAt: string | null
  readonly latest: string
  readonly step: string
}

/** Locks what files told about a match against other files. */
export async function lockMatch(tx: Tx, eventId: number): Promise<StoredMatch | null> {
  // A match that no file told about yet is locked by its event.
  await sql`select from sports.event where id = ${eventId} for no key update`.execute(tx)
  const { rows } = await sql<MatchColumns>`
    select kick_off as "kickOff", kick_off_at as "kickOffAt", odds, odds_at as "oddsAt", outcome,
      outcome_at as "outcomeAt",
      latest_kick_off as latest, step
    from sports.file_match where event_id = ${eventId}`.execute(tx)
  const [row] = rows
  if (row === undefined) return null
  const record: MatchRecord = {
    kickOff: registered<number>(row.kickOff, row.kickOffAt),
    odds: row.odds === null ? null : registered(row.odds, row.oddsAt),
    outcome: row.outcome === null ? null : registered(row.outcome, row.outcomeAt),
  }
  return { record, latestMs: Number(row.latest), step: Number(row.step) }
}

const registered = <Value>(text: string, at: string | null): Register<Value> => ({
  atMs: Number(at),
  text,
  value: JSON.parse(text) as Value,
})

export async function saveMatch(
  tx: Tx,
  eventId: number,
  { record, latestMs, step }: StoredMatch,
): Promise<void> {
  const { kickOff, odds, outcome } = record
  await sql`insert into sports.file_match as m
      (event_id, kick_off, kick_off_at, odds, odds_at, outcome, outcome_at, latest_kick_off, step)
    values (${eventId}, ${kickOff.text}, ${kickOff.atMs}, ${odds?.text ?? null}, ${odds?.atMs ?? null},
      ${outcome?.text ?? null}, ${outcome?.atMs ?? null}, ${latestMs}, ${step})
    on conflict (event_id) do update set kick_off = excluded.kick_off, kick_off_at = excluded.kick_off_at,
      odds = excluded.odds, odds_at = excluded.odds_at, outcome = excluded.outcome,
      outcome_at = excluded.outcome_at,
      latest_kick_off = excluded.latest_kick_off, step = excluded.step`.execute(tx)
}

/**
 * Marks matches whose line in a newer file is as known: their values are of that file from now on. Returns
 * their ids; the others must be applied one by one.
 */
export async function confirmMatches(
  db: Db,
  told: readonly { readonly eventId: number; readonly record: MatchRecord }[],
): Promise<ReadonlySet<number>> {
  const lines = told.map(({ eventId, record: { kickOff, odds, outcome } }) =>
    JSON.stringify({
      id: eventId,
      at: kickOff.atMs,
      kickOff: kickOff.text,
      odds: odds?.text ?? null,
      outcome: outcome?.text ?? null,
    }),
  )
  const { rows } = await sql<{ id: number }>`
    update sports.file_match m set kick_off_at = greatest(m.kick_off_at, t.at),
      odds_at = case when t.odds is null then m.odds_at else greatest(m.odds_at, t.at) end,
      outcome_at = case when t.outcome is null then m.outcome_at else greatest(m.outcome_at, t.at) end
    from unnest(${jsonArray(lines)}::json[]) line,
      json_to_record(line) as t (id integer, at bigint, "kickOff" text, odds text, outcome text)
    where m.event_id = t.id and m.kick_off = t."kickOff" and (t.odds is null or m.odds = t.odds)
      and (t.outcome is null or m.outcome = t.outcome)
    returning m.event_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Moves the kick-off of an event. */
export async function moveKickOff(tx: Tx, eventId: number, atMs: number): Promise<void> {
  await sql`update sports.event set starts_at = ${new Date(atMs)}, version = version + 1
    where id = ${eventId} and starts_at <> ${new Date(atMs)}`.execute(tx)
}

/** Returns the matches of files that take bets although they have kicked off. */
export async function startedMatches(db: Db, at: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from sports.event e join sports.file_match m on m.event_id = e.id
    where e.state = 'upcoming' and e.starts_at <= ${at} order by e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A reading of a file to its end. */
export type FileRead = {
  readonly name: string
  readonly digest: Buffer
  readonly changedAt: Date
  readonly readAt: Date
  readonly matches: number
  readonly refused: number
}

/** Returns true if a file was read since its last change. A file that is saved again is newer, also as it was. */
export async function isRead(
  db: Db,
  { name, digest, changedAt }: Pick<FileRead, 'name' | 'digest' | 'changedAt'>,
): Promise<boolean> {
  const { rows } = await sql`select from sports.file_read
    where name = ${name} and digest = ${digest} and changed_at >= ${changedAt}`.execute(db)
  return rows.length > 0
}

export async function saveRead(db: Db, read: FileRead): Promise<void> {
  const { name, digest, changedAt, readAt, matches, refused } = read
  await sql`insert into sports.file_read (name, digest, changed_at, read_at, matches, refused)
    values (${name}, ${digest}, ${changedAt}, ${readAt}, ${matches}, ${refused})
    on conflict (name) do update set digest = excluded.digest, changed_at = excluded.changed_at,
      read_at = excluded.read_at, matches = excluded.matches, refused = excluded.refused`.execute(db)
}

/** Raises an alarm for each refusal that has none yet, and returns their number. */
export async function raiseRefusals(
  db: Db,
  source: string,
  at: Date,
  messages: readonly string[],
): Promise<number> {
  const { rows } = await sql`insert into sports.alarm (source, at, kind, message)
    select ${source}, ${at}, 'invalid', message from unnest(${textArray(messages)}::text[]) message
    where not exists (select from sports.alarm a
      where a.source = ${source} and a.kind = 'invalid' and md5(a.message) = md5(message.message))
    returning id`.execute(db)
  return rows.length
}
