/** At the top of a file, this comment lets the browser compile all functions while the file loads. */
const HINT = '//# allFunctionsCalledOnLoad'

/** Chunks of the site's first view, and that of a game. */
const FIRST: ReadonlySet<string> = new Set([
  'react',
  'schemas',
  'libraries',
  'packages',
  'first-view',
  'index',
])

/**
 * Returns the compile hint for chunks that run at once. The browser then compiles them in the background.
 * Without it a function is parsed twice and compiled at its first call, which blocks the page.
 */
export function compileEarly(chunk: { readonly name: string }): string {
  return FIRST.has(chunk.name) ? HINT : ''
}
