/** Modules that are reached through the index of their package but used by later pages only. */
const LATER = /[\\/]packages[\\/](?:ui[\\/]forms|text[\\/](?:errors|fields|mail|replies))[\\/]/

type ModuleGraph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Modules of libraries, with our own part of one library and what that part imports. */
const LIBRARIES =
  /[\\/]node_modules[\\/]|[\\/]i18n[\\/]format-message\.ts|[\\/]packages[\\/]text[\\/](?:languages|numbers)\.ts/

/**
 * Each of these chunks is evaluated in its own task, before the code of the site: together they would be one
 * long task. None imports the site's code: with circular imports, some values would not be initialized yet.
 */
const PARTS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/],
  ['schemas', /[\\/]node_modules[\\/]zod[\\/]/],
  ['libraries', LIBRARIES],
  ['packages', /[\\/]packages[\\/]/],
]

type Division = { readonly later: RegExp; readonly parts: typeof PARTS }

/**
 * Returns the function that assigns the modules of the first view to a few chunks, except those that are
 * `later`. By default, the bundler puts modules that the first view shares with later pages into dozens of small
 * files, each of them a request.
 */
export function firstViewChunk(
  entry: string,
  { later, parts }: Division = { later: LATER, parts: PARTS },
): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | null = null
  return (id, graph) => {
    reached ??= reachable(entry, graph)
    if (!reached.has(id) || later.test(id)) return null
    return parts.find(([, modules]) => modules.test(id))?.[0] ?? 'first-view'
  }
}

/** Returns the modules that `entry` imports statically, directly or not; dynamic imports are excluded. */
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
