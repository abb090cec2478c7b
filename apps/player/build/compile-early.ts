/** Said at the top of a file, it lets the browser compile all functions while the file arrives. */
const HINT = '//# allFunctionsCalledOnLoad'

/** The files of the site's first view, and the one of a game. */
const FIRST: ReadonlySet<string> = new Set([
  'react',
  'schemas',
  'libraries',
  'packages',
  'first-view',
  'index',
])

/**
 * What the page runs at once is compiled beside the page, as it comes from the line: left alone, the browser
 * reads a function twice and compiles it when it is first called, and the page answers nothing meanwhile.
 */
export function compileEarly(chunk: { readonly name: string }): string {
  return FIRST.has(chunk.name) ? HINT : ''
}
