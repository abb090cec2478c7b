import { isNode, type Node, type Parsed, type Problem, walk } from '../../syntax.ts'

/** The contract is exempt: on the wire an amount is a JSON integer. */
const WIRE = /^packages\/contract\//

/**
 * Checks that an identifier ending in `Kurus` is a bigint: a number loses kuruş beyond 2^53 and rounds on
 * division.
 */
export function checkMoney({ file, root, lineAt }: Parsed): Problem[] {
  if (WIRE.test(file.path)) return []
  const problems: Problem[] = []
  walk(root, (node) => {
    const name = amountName(node)
    if (name === null || !mentionsNumber(node['typeAnnotation'])) return
    problems.push({
      path: file.path,
      line: lineAt(node.start),
      message: `${name} is money: its type is Kurus`,
    })
  })
  return problems
}

function amountName(node: Node): string | null {
  const key = node.type === 'Identifier' ? node : node['key']
  const name = isNode(key) ? key['name'] : undefined
  return typeof name === 'string' && /kurus$/i.test(name) ? name : null
}

/**
 * Returns true if a type is or contains a number. Looks into unions and arrays, but not into functions and
 * objects, which have names of their own.
 */
function mentionsNumber(annotation: unknown): boolean {
  if (!isNode(annotation)) return false
  if (annotation.type === 'TSNumberKeyword') return true
  const inner = [annotation['typeAnnotation'], annotation['elementType'], annotation['types']].flat()
  return (
    /^TS(TypeAnnotation|UnionType|ArrayType|TypeOperator)$/.test(annotation.type) &&
    inner.some(mentionsNumber)
  )
}
