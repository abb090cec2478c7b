import { type Node, type Parsed, type Problem, walk } from '../../syntax.ts'

const SITES = /^(apps\/(player|studio)|packages\/ui)\/.*\.tsx$/
const WORDS = /\p{L}{2,}/u
/** Names that are the same in every language. */
const NAMES = new Set(['Poyraz'])
const SPOKEN_ATTRIBUTES = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
/**
 * Arbitrary Tailwind values such as `w-[13px]`; sizes and colours must be tokens. `data-[open]:` is a
 * condition and allowed.
 */
const ARBITRARY_CLASS = /(?:^|[\s:])-?[a-z][a-z-]*-\[[^\]\s]+\](?!:)/

/** Checks that all texts come by key from packages/text, and that all classes use the tokens. */
export function checkTexts({ file, root, lineAt }: Parsed): Problem[] {
  if (!SITES.test(file.path) || file.path.endsWith('.test.tsx')) return []
  const problems: Problem[] = []
  const add = (node: Node, message: string) =>
    problems.push({ path: file.path, line: lineAt(node.start), message })
  walk(root, (node, parent) => {
    const text = spokenText(node, parent)
    if (text !== null && WORDS.test(text) && !NAMES.has(text))
      add(node, `"${text}" belongs into packages/text`)
    if (node.type === 'Literal' && typeof node['value'] === 'string' && ARBITRARY_CLASS.test(node['value'])) {
      add(node, `"${node['value']}" holds an arbitrary value: use or make a token`)
    }
  })
  return problems
}

function spokenText(node: Node, parent: Node | null): string | null {
  if (node.type === 'JSXText') return String(node['value']).trim()
  if (node.type !== 'Literal' || parent?.type !== 'JSXAttribute') return null
  const name = (parent['name'] as Node)['name']
  return SPOKEN_ATTRIBUTES.has(String(name)) ? String(node['value']).trim() : null
}
