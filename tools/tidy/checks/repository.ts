import type { SourceFile } from '../../repository.ts'
import type { Problem } from '../../syntax.ts'

/** Binary files by extension; they are not read. */
export const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|pdf|gz)$/
/** This folder is exempt, because it contains the patterns that it looks for. */
const SELF = /^tools\/tidy\//
const UNFINISHED = new RegExp(`\\b(${['TO', 'FIX'].join('DO|')}ME)\\b`)
/** An absolute path of one machine. */
const ABSOLUTE_PATH = /(?<![\w.$}:/-])\/(?:work|root|home\/\w+|Users\/\w+)\//
const REGISTRY_HOST = /\bregistry\.[a-z0-9.-]+\.[a-z]{2,}|"resolved": "https?:/

/** Finds text that no file of the repository may contain, whatever its language. */
export function checkRepository({ path, text }: SourceFile): Problem[] {
  if (SELF.test(path)) return []
  const byLine = text.split('\n').flatMap((line, index) => {
    const at = { path, line: index + 1 }
    return [
      ...(UNFINISHED.test(line) ? [{ ...at, message: 'nothing is left for later' }] : []),
      ...(ABSOLUTE_PATH.test(line) ? [{ ...at, message: 'a path of one machine' }] : []),
      ...(REGISTRY_HOST.test(line) ? [{ ...at, message: 'the address of a registry' }] : []),
    ]
  })
  return [...byLine, ...checkHeadings(path, text)]
}

/** Checks that a Markdown file has exactly one H1, its title. */
function checkHeadings(path: string, text: string): Problem[] {
  if (!path.endsWith('.md')) return []
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const titles = prose.match(/^# /gm)?.length ?? 0
  return titles === 1 ? [] : [{ path, line: 1, message: `${titles} titles (# ...), a Markdown file has one` }]
}
