import { parseSync } from 'oxc-parser'
import type { SourceFile } from './repository.ts'

/** One finding of a check, shown as `path:line message`. */
export type Problem = { readonly path: string; readonly line: number; readonly message: string }

/** A node of the syntax tree: a type, a place, and children under names that depend on the type. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}

/** An import of a file. `names` are the imported names; `null` for all of them or none in particular. */
export type Import = {
  readonly specifier: string
  readonly line: number
  readonly typeOnly: boolean
  readonly names: readonly string[] | null
}

export type Parsed = {
  readonly file: SourceFile
  readonly root: Node
  readonly imports: readonly Import[]
  readonly exportedNames: readonly string[]
  lineAt(offset: number): number
}

export function parse(file: SourceFile): Parsed {
  const { program, module, errors } = parseSync(file.path, file.text)
  const [error] = errors
  if (error) throw new Error(`${file.path}: ${error.message}`)
  const lineAt = lineFinder(file.text)
  const staticImports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    names: entries.map((entry) => entry.importName.name ?? '*'),
  }))
  const exportEntries = module.staticExports.flatMap(({ entries }) => entries)
  const reexports = exportEntries.flatMap(({ moduleRequest, importName, isType, start }) =>
    moduleRequest
      ? [
          {
            specifier: moduleRequest.value,
            line: lineAt(start),
            typeOnly: isType,
            names: [importName.name ?? '*'],
          },
        ]
      : [],
  )
  const dynamicImports = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(.*)\1$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end))?.[2]
    if (literal === undefined) return []
    return [{ specifier: literal, line: lineAt(moduleRequest.start), typeOnly: false, names: null }]
  })
  return {
    file,
    root: program as unknown as Node,
    imports: [...staticImports, ...reexports, ...dynamicImports],
    exportedNames: exportEntries.map((entry) => entry.exportName.name ?? '*'),
    lineAt,
  }
}

/** Visits a node and everything below it, parents first. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node)
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const next = starts.findIndex((start) => start > offset)
    return next === -1 ? starts.length : next
  }
}
