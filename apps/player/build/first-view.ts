/** Reached through the index of its package, but used by later pages only. */
const LATER = /[\\/]packages[\\/](?:ui[\\/]forms|text[\\/](?:errors|fields|mail|replies))[\\/]/

type ModuleGraph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Among them our own part of a library, and what that needs. */
const LIBRARIES =
  /[\\/]node_modules[\\/]|[\\/]i18n[\\/]format-message\.ts|[\\/]packages[\\/]text[\\/](?:languages|numbers)\.ts/

/**
 * Each of these is evaluated in a task of its own, before the code of the site: together they would be one
 * long task. None imports the site's code: files that import each other see values that are not there yet.
 */
const PARTS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/],
  ['schemas', /[\\/]node_modules[\\/]zod[\\/]/],
  ['libraries', LIBRARIES],
  ['packages', /[\\/]packages[\\/]/],
]

/**
 * Names the few chunks for everything that the page loads before it answers. Left alone, the bundler puts
 * what the first view shares with later pages into dozens of small files, each of them a request.
 */
export function firstViewChunk(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | null = null
  return (id, graph) => {
    reached ??= reachable(entry, graph)
    if (!reached.has(id) || LATER.test(id)) return null
    return PARTS.find(([, modules]) => modules.test(id))?.[0] ?? 'first-view'
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
