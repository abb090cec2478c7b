import type { MenuEntry } from '../../shared/endpoint/readings.ts'

/** The entries of a menu that lead somewhere, groups taken apart, in their order. */
export function leavesOf(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [...(entry.url ? [entry] : []), ...leavesOf(entry.children)])
}
