import { posix } from 'node:path'
import { isTest, type SourceFile } from '../../repository.ts'
import { sqlFunctions } from '../../sql.ts'
import type { Node, Parsed, Problem } from '../../syntax.ts'
import { walk } from '../../syntax.ts'
import { isDataTable, isGenerated } from '../exempt.ts'
import type { SoftList } from '../soft-list.ts'

const FUNCTION_LINES_SOFT = 40
const FILE_LINES_SOFT = 200
const LINE_LENGTH_MAX = 110

/**
 * Returns what exceeds a soft limit: `path` for a file, `path#name` for a function, with its number of lines.
 */
export function measureLengths(sources: readonly Parsed[]): SoftList {
  const counted = sources.filter(({ file }) => !isTest(file.path) && !isGenerated(file.text))
  const files = counted
    .filter((source) => !isDataTable(source))
    .map(({ file }): [string, number] => [file.path, countLines(file.text)])
    .filter(([, lines]) => lines > FILE_LINES_SOFT)
  const functions = counted.flatMap(longFunctions)
  return Object.fromEntries([...files, ...functions].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function longFunctions({ root, file, lineAt }: Parsed): [string, number][] {
  const found: [string, number][] = []
  walk(root, (node, parent) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const lines = lineAt(node.end) - lineAt(node.start) + 1
    if (lines > FUNCTION_LINES_SOFT) found.push([`${file.path}#${functionName(node, parent)}`, lines])
  })
  return found
}

/**
 * Returns the same for functions of PostgreSQL, named by the folder of their migrations: a newer definition
 * in another file is the same function.
 */
export function measureSql(files: readonly SourceFile[]): SoftList {
  const long = sqlFunctions(files)
    .map(({ path, name, text }): [string, number] => {
      return [`${posix.dirname(path)}#${name}`, countLines(text)]
    })
    .filter(([, lines]) => lines > FUNCTION_LINES_SOFT)
  return Object.fromEntries(long.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns the declared name of a function, or the name of the variable or property that it is assigned to.
 */
function functionName(node: Node, parent: Node | null): string {
  const named = [node['id'], parent?.['id'], parent?.['key']]
  const name = named.map((each) => (each as { name?: unknown } | null | undefined)?.name).find((each) => each)
  return typeof name === 'string' ? name : 'anonymous'
}

/**
 * Finds lines over the limit. Lines with one unbreakable string, class list, import or vector may be longer.
 */
export function checkLineLengths(path: string, text: string, isTable: boolean): Problem[] {
  if (isTable || isGenerated(text) || !/\.(ts|tsx|js|sql|css)$/.test(path)) return []
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= LINE_LENGTH_MAX || withoutUnbreakable(line).length <= LINE_LENGTH_MAX) return []
    return [{ path, line: index + 1, message: `${line.length} characters, at most ${LINE_LENGTH_MAX}` }]
  })
}

function withoutUnbreakable(line: string): string {
  if (/^\s*(import|export) .* from /.test(line)) return ''
  return line
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`?/g, '')
    .replace(/\[[\s\d.,n+-]*\]?/g, '')
    .replace(/\/(?:[^/\\\n]|\\.)+\/[a-z]*/g, '')
}
