import type { Db } from '@poyraz/db'
import { listRecordedEntries, listRecordedPots, type RecordedEntry } from '../store/jackpot-record.ts'

/** Maximum number of stakes of a page. */
const PAGE_ENTRIES = 1000

/**
 * The public record of a pool, from which anybody recomputes its pots and winners. It names no player and no
 * round. Amounts are decimal text: kuruş, and micro-kuruş where the name says so.
 */
export type JackpotRecord = {
  /** The open pots with the number of stakes that made them; `null` for an unknown pool. */
  pool(key: string): Promise<object | null>
  /** Stakes after this number, in the order in which they were recorded. */
  entries(key: string, after: number): Promise<object>
}

export function createJackpotRecord(db: Db): JackpotRecord {
  return {
    async pool(key) {
      const pots = await listRecordedPots(db, key)
      const [first] = pots
      if (!first) return null
      return {
        pool: key,
        entries: Number(first.entries),
        pots: pots.map(({ level, pot, amount_micro, commitment, next_commitment: nextCommitment }) => ({
          level,
          pot,
          amountMicro: String(amount_micro),
          ...(commitment === null ? {} : { commitment, nextCommitment }),
        })),
      }
    },
    async entries(key, after) {
      const rows = await listRecordedEntries(db, { pool: key, after, limit: PAGE_ENTRIES })
      return { pool: key, entries: rows.map(presentEntry) }
    },
  }
}

function presentEntry(row: RecordedEntry) {
  const { entry, rules_hash: rulesHash, stake, ticket, receipt, level, pot, amount } = row
  const won = level === null ? null : { level, pot, amount: String(amount), ...openedOf(row) }
  const drawn = ticket === null ? {} : { ticket: Number(ticket) }
  return { entry: Number(entry), rulesHash, stake: String(stake), ...drawn, receipt, won }
}

/** Opens the distance of a must-hit-by pot; nothing until it is revealed. */
function openedOf({ trigger_rules: rulesHash, commitment, salt, value }: RecordedEntry) {
  if (value === null) return {}
  return { trigger: { rulesHash, commitment, salt, value: String(value) } }
}
