/** Reached through the index of its package, but used by later pages only. */
const LATER = /[\\/]packages[\\/](?:ui[\\/]forms|text[\\/](?:errors|fields|mail|replies))[\\/]/

type ModuleGraph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Names one chunk for everything that the page loads before it shows anything. Left alone, the bundler
 * puts what the first view shares with later pages into dozens of small files, each of them a request.
 */
export function firstViewChunk(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | null = null
  return (id, graph) => {
    reached ??= reachable(entry, graph)
    return reached.has(id) && !LATER.test(id) ? 'first-view' : null
  }
}

/** The modules that `entry` imports, directly or not; what it imports on demand stays apart. */
function reachable(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
