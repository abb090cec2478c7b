import type { MenuEntry } from '../../shared/endpoint/public-reads.ts'

/** Returns all entries of a menu that have an address, also those inside groups, in their order. */
export function leavesOf(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [...(entry.url ? [entry] : []), ...leavesOf(entry.children)])
}
