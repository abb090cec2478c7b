import { hash } from 'node:crypto'
import { type Db, transact } from '@poyraz/db'
import type { z } from 'zod'
import { BODIES, type Kind } from '../kinds.ts'
import {
  addRevisions,
  type Latest,
  latestRevisions,
  lockContent,
  type NewRevision,
  type Origin,
} from '../store/revisions.ts'

/** New content of an item: `status` 0 hides it, `sort` is its position within its kind. */
export type ItemInput<K extends Kind = Kind> = {
  readonly [Each in K]: {
    readonly kind: Each
    readonly id: number
    readonly status: 0 | 1
    readonly sort: number
    readonly body: z.input<(typeof BODIES)[Each]>
  }
}[K]

type Write = { readonly db: Db; readonly at: Date; readonly origin: Origin }
/** Selects which of the wanted versions are written, given the latest ones. */
export type Choose = (wanted: readonly NewRevision[], latest: readonly Latest[]) => readonly NewRevision[]

/**
 * Writes new versions of those items that differ from their latest version, all or none. Returns the last new
 * version, `null` if nothing changed. Throws the `ZodError` of a body that does not fit its kind, so callers
 * with content from outside parse it with the same schema first.
 */
export async function putItems(
  { db, at, origin }: Write,
  items: readonly ItemInput[],
  choose: Choose = changed,
): Promise<number | null> {
  const wanted = items.map(toRevision)
  return transact(db, async (tx) => {
    await lockContent(tx)
    const added = choose(wanted, await latestRevisions(tx))
    return added.length === 0 ? null : addRevisions(tx, added, { origin, at })
  })
}

function changed(wanted: readonly NewRevision[], latest: readonly Latest[]): readonly NewRevision[] {
  const known = new Map(latest.map((one) => [keyOf(one), one.hash]))
  return wanted.filter((one) => known.get(keyOf(one)) !== one.hash)
}

/** Returns a key that is unique over all kinds. */
export function keyOf({ kind, id }: { readonly kind: string; readonly id: number }): string {
  return `${kind} ${id}`
}

function toRevision({ kind, id, status, sort, body }: ItemInput): NewRevision {
  return withHash({ kind, id, status, sort, body: BODIES[kind].parse(body) })
}

/** Adds the hash of its content to a version. */
export function withHash(revision: Omit<NewRevision, 'hash'>): NewRevision {
  const { status, sort, body } = revision
  return { ...revision, hash: hash('sha256', JSON.stringify({ status, sort, body })) }
}
