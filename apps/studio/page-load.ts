/** Extent of the load of a game's page: the shell around its frame, or only the game. */
export type PageLoad = {
  /** Unique for each load of the page. */
  readonly id: string
  /** Scope of a reload: only the game's frame, or the whole page; null if the page was not reloaded. */
  readonly reloaded: 'frame' | 'page' | null
}

/** Reads it from the browser's navigation entries. `own` is the window of the game. */
export function readPageLoad(own: Window): PageLoad {
  const page = own.parent
  const id = String(page.performance.timeOrigin)
  if (navigationOf(own)?.type === 'reload') return { id, reloaded: 'frame' }
  const navigation = navigationOf(page)
  // A page that was reloaded at another address and then navigated here does not count as reloaded.
  const isHere = navigation?.type === 'reload' && navigation.name === page.location.href
  return { id, reloaded: isHere ? 'page' : null }
}

function navigationOf({ performance }: Window): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}
