import type { Latest, NewRevision } from '../store/revisions.ts'
import { keyOf, withHash } from './put-items.ts'

/**
 * Selects the seed changes of a start: items that are new or changed in the seed, and the hiding of items
 * that left it. Items whose latest version is by staff are not changed.
 */
export function seedChanges(
  wanted: readonly NewRevision[],
  latest: readonly Latest[],
): readonly NewRevision[] {
  const known = new Map(latest.map((one) => [keyOf(one), one]))
  const named = new Set(wanted.map(keyOf))
  const changed = wanted.filter((one) => {
    const before = known.get(keyOf(one))
    return !before || (before.origin === 'seed' && before.hash !== one.hash)
  })
  const removed = latest.filter((one) => one.origin === 'seed' && one.status === 1 && !named.has(keyOf(one)))
  return [...changed, ...removed.map(hidden)]
}

function hidden({ kind, id, sort, body }: Latest): NewRevision {
  return withHash({ kind, id, status: 0, sort, body })
}
