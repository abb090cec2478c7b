import { createHash } from 'node:crypto'
import type { Margin } from '@poyraz/betting/prices'
import type { Job } from '@poyraz/jobs'
import { SECOND_MS } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { type FoundFile, listFiles, readSettled } from '../feed/files/folder.ts'
import { strengthOf } from '../feed/files/prices.ts'
import { FILE_BYTES_MAX, parseFile } from '../feed/files/read.ts'
import { recordOf } from '../feed/files/record.ts'
import { type MatchRow, type Parsed, REFUSALS, type Refusal, refusal } from '../feed/files/row.ts'
import { openFeed } from '../store/feed.ts'
import {
  confirmMatches,
  idsOf,
  isRead,
  raiseRefusals,
  saveRead,
  startedMatches,
} from '../store/match-files.ts'
import { addMatches, eventKey, importLeagues } from './add-matches.ts'
import { applyMatch } from './apply-match.ts'

export type MatchFiles = {
  readonly folder: string
  /** Time zone of dates in CSV files. */
  readonly zone: string
  /** Margin of the house, and the method that removes that of the odds. */
  readonly margin: Margin
}

/** Name of the source in the database. */
const FILES_SOURCE = 'files'
const EVERY_MS = 5 * SECOND_MS
/** Matches of one statement. */
const BATCH = 200
/** Alarms of one reading of a file; further refused lines are counted. */
const ALARMS_MAX = 200

/** Reads changed files, and ends the bets on matches that kick off. */
export const importJob = (ctx: SportsCtx, files: MatchFiles): Job => ({
  kind: 'local',
  name: 'sports.match_files',
  everyMs: EVERY_MS,
  alsoAt: ['start'],
  run: createImporter(ctx, files),
})

function createImporter(ctx: SportsCtx, files: MatchFiles): (signal: AbortSignal) => Promise<void> {
  const seen = new Map<string, string>()
  return async (signal) => {
    const { db } = ctx.database
    const nowMs = ctx.clock.nowMs()
    for (const eventId of await startedMatches(db, new Date(nowMs)))
      await applyMatch(ctx, eventId, null, files.margin)
    const found = await listFiles(files.folder, nowMs)
    if (found.left > 0) await reportRefusals(ctx, files.folder, new Date(nowMs), [TOO_MANY])
    for (const file of found.files) {
      const version = `${file.modifiedMs} ${file.bytes}`
      if (seen.get(file.name) === version) continue
      const isDone = await importFile(ctx, files, file, signal)
      if (signal.aborted) return
      if (isDone) seen.set(file.name, version)
    }
  }
}

/** Imports a file unless it was read since its last change; returns false if it must be read again. */
async function importFile(
  ctx: SportsCtx,
  files: MatchFiles,
  file: FoundFile,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = ctx.database
  const { name, bytes, modifiedMs } = file
  const content = bytes > FILE_BYTES_MAX ? Buffer.from(`${modifiedMs} ${bytes}`) : await readSettled(file)
  if (content === null) return false
  const digest = createHash('sha256').update(content).digest()
  const readAt = new Date(ctx.clock.nowMs())
  // A change in the future, by another clock, is one of now.
  const changedAt = new Date(Math.min(modifiedMs, readAt.getTime()))
  if (await isRead(db, { name, digest, changedAt })) return true
  const parsed = bytes > FILE_BYTES_MAX ? TOO_LARGE : parseFile(name, content, files.zone)
  await importLeagues(ctx, parsed.leagues)
  for (let from = 0; from < parsed.rows.length; from += BATCH) {
    if (signal.aborted) return false
    const rows = parsed.rows.slice(from, from + BATCH)
    await importRows(ctx, rows, changedAt.getTime(), files.margin)
  }
  const refused = [...parsed.refused, ...unfitting(parsed.rows, readAt.getTime(), files.margin)]
  await reportRefusals(ctx, name, readAt, refused)
  const counts = { matches: parsed.rows.length, refused: refused.length }
  await saveRead(db, { name, digest, changedAt, readAt, ...counts })
  return true
}

const TOO_LARGE: Parsed = { rows: [], leagues: [], refused: [refusal(0, 'file_size', '')] }

const TOO_MANY = refusal(0, 'file_count', '')

async function importRows(
  ctx: SportsCtx,
  rows: readonly MatchRow[],
  atMs: number,
  margin: Margin,
): Promise<void> {
  const { db } = ctx.database
  const ids = await idsOf(db, rows.map(eventKey))
  const told = rows.map((row) => ({
    row,
    eventId: ids.get(eventKey(row)) ?? 0,
    record: recordOf(row, atMs),
  }))
  const confirmed = await confirmMatches(db, told)
  const changed = told.filter(({ eventId }) => !confirmed.has(eventId))
  if (changed.length === 0) return
  await addMatches(
    ctx,
    changed.map(({ row }) => row),
  )
  for (const { eventId, record } of changed) await applyMatch(ctx, eventId, record, margin)
}

/** Finds odds that no match has together: their other markets are not offered. */
function unfitting(rows: readonly MatchRow[], nowMs: number, { method }: Margin): readonly Refusal[] {
  return rows.flatMap(({ odds, kickOffMs, line, ...row }) => {
    const isOffered = odds !== null && odds.result !== null && kickOffMs > nowMs
    if (!isOffered || strengthOf(odds, method) !== null) return []
    return [refusal(line, 'fit', `${row.home} - ${row.away}`)]
  })
}

/** Raises an alarm for each refused line, once however often its file is read. */
async function reportRefusals(
  ctx: SportsCtx,
  file: string,
  at: Date,
  refused: readonly Refusal[],
): Promise<void> {
  if (refused.length === 0) return
  const { db } = ctx.database
  await openFeed(db, FILES_SOURCE, at)
  const messages = refused
    .slice(0, ALARMS_MAX)
    .map((one) => JSON.stringify({ file, ...one, because: REFUSALS[one.reason] }))
  const more = refused.length - messages.length
  const all = more === 0 ? messages : [...messages, JSON.stringify({ file, furtherLines: more })]
  const raised = await raiseRefusals(db, FILES_SOURCE, at, all)
  if (raised > 0) ctx.onFeedAlarm({ source: FILES_SOURCE, kind: 'invalid', eventId: null })
}
