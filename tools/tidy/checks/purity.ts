import { isTest } from '../../repository.ts'
import { type Node, type Parsed, type Problem, walk } from '../../syntax.ts'

/** Packages that get time and randomness as parameters. */
const PURE = /^packages\/(kernel|contract|fairness|games)\//
/** The only file there that may read the system clock. */
const CLOCK = 'packages/kernel/clock.ts'
const BANNED_CALLS = new Set(['Date.now', 'Math.random', 'performance.now', 'Date'])

/** Finds clocks and randomness in pure packages: they must be passed in as `Clock` and `Draws`. */
export function checkPurity({ file, root, lineAt }: Parsed): Problem[] {
  if (!PURE.test(file.path) || file.path === CLOCK || isTest(file.path)) return []
  const problems: Problem[] = []
  walk(root, (node) => {
    const name = calledName(node)
    if (name === null || !BANNED_CALLS.has(name)) return
    problems.push({
      path: file.path,
      line: lineAt(node.start),
      message: `${name} in a pure package: take a Clock`,
    })
  })
  return problems
}

/**
 * Returns the called name: `a.b` for a member; `Date` for `new Date()` and `Date()` without arguments, which
 * read the system clock.
 */
function calledName(node: Node): string | null {
  if (node.type === 'MemberExpression') {
    const object = node['object'] as Node
    const property = node['property'] as Node
    return `${String(object['name'])}.${String(property['name'])}`
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null
  const args = node['arguments']
  return Array.isArray(args) && args.length === 0 ? String((node['callee'] as Node)['name']) : null
}
