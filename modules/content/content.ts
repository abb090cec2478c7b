import type { Db } from '@poyraz/db'
import { BODIES, type Body, type Kind } from './kinds.ts'
import { type Latest, latestRevisions } from './store/revisions.ts'

export type Item<K extends Kind> = { readonly id: number; readonly sort: number; readonly body: Body<K> }

/** All shown items by kind, in the order of the site. Hidden items are left out. */
export type Shown = {
  /** Rises with every change; 0 before the first. */
  readonly version: number
  of<K extends Kind>(kind: K): readonly Item<K>[]
}

/**
 * Reads what is shown now. Bodies are parsed again, so that markup is sanitised with today's rules. A body
 * that no longer fits its kind is left out and reported to `onError`; the others are still shown.
 */
export async function loadContent(db: Db, onError: (error: unknown) => void): Promise<Shown> {
  const revisions = await latestRevisions(db)
  const byKind = new Map<string, Item<Kind>[]>()
  for (const { kind, id, sort, body } of revisions.filter(isShown)) {
    const parsed = BODIES[kind].safeParse(body)
    const items = byKind.get(kind) ?? []
    if (parsed.success) byKind.set(kind, [...items, { id, sort, body: parsed.data }])
    else onError(new Error(`content ${kind} ${id} does not fit its kind`, { cause: parsed.error }))
  }
  const version = revisions.reduce((latest, one) => (one.version > latest ? one.version : latest), 0n)
  return {
    version: Number(version),
    // Every item of a kind was parsed with the schema of that kind.
    of: <K extends Kind>(kind: K) => (byKind.get(kind) ?? []) as unknown as readonly Item<K>[],
  }
}

function isShown({ kind, status }: Latest): boolean {
  return status === 1 && kind in BODIES
}
