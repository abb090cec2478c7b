import { type Node, type Parsed, type Problem, walk } from '../../syntax.ts'

const SITES = /^(apps\/(player|studio|backoffice)|packages\/ui)\/.*\.tsx$/
/** The only files that may hold a form element and handle its submission. */
const FORM_FILES = new Set(['packages/ui/forms/form.tsx'])

/** Checks that every form of the sites is a `Form` of packages/ui with the state of its `useForm`. */
export function checkForms({ file, root, lineAt }: Parsed): Problem[] {
  if (!SITES.test(file.path) || FORM_FILES.has(file.path)) return []
  const problems: Problem[] = []
  const add = (node: Node, message: string) =>
    problems.push({ path: file.path, line: lineAt(node.start), message })
  walk(root, (node) => {
    const name = (node['name'] as Node | undefined)?.['name']
    if (node.type === 'JSXOpeningElement' && name === 'form') add(node, 'a form is a Form of packages/ui')
    if (node.type === 'JSXAttribute' && name === 'onSubmit') {
      add(node, 'a form is submitted by useForm of packages/ui')
    }
  })
  return problems
}
