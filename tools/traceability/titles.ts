import type { SourceFile } from '../repository.ts'
import { isNode, type Node, parse, walk } from '../syntax.ts'

const RUNNERS = new Set(['it', 'test', 'describe'])
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/**
 * Returns the title of each `it`, `test` and `describe` of a file. The rows of an `.each` belong to the title; the
 * bodies of functions do not.
 */
export function titlesOf(file: SourceFile): string[] {
  const titles: string[] = []
  walk(parse(file).root, (node, parent) => {
    if (node.type !== 'CallExpression' || !startsWithRunner(node)) return
    // `it.each(rows)` is the callee of the call that has the title.
    if (parent?.type === 'CallExpression' && parent['callee'] === node) return
    titles.push(textsIn(node).join(' '))
  })
  return titles
}

function startsWithRunner(node: Node): boolean {
  if (node.type === 'Identifier') return RUNNERS.has(String(node['name']))
  const inner = node['callee'] ?? node['object'] ?? node['tag']
  return isNode(inner) && startsWithRunner(inner)
}

function textsIn(node: Node): string[] {
  if (FUNCTIONS.has(node.type)) return []
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  if (node.type === 'TemplateElement') return [(node['value'] as { readonly raw: string }).raw]
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(textsIn),
  )
}
