/** How the page came about that a game stands in: the shell around its frame, or the game opened alone. */
export type PageLoad = {
  /** Tells this load of the page from every other. */
  readonly id: string
  /** What was loaded again rather than opened: the game's frame alone, or the page with all that it holds. */
  readonly reloaded: 'frame' | 'page' | null
}

/** Reads it from the browser's own records. `own` is the window of the game. */
export function readPageLoad(own: Window): PageLoad {
  const page = own.parent
  const id = String(page.performance.timeOrigin)
  if (navigationOf(own)?.type === 'reload') return { id, reloaded: 'frame' }
  const navigation = navigationOf(page)
  // A page that was reloaded elsewhere has only led here since.
  const isHere = navigation?.type === 'reload' && navigation.name === page.location.href
  return { id, reloaded: isHere ? 'page' : null }
}

function navigationOf({ performance }: Window): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}
