import { describe, expect, it } from 'vitest'
import { listFiles, readSources, type SourceFile } from '../repository.ts'
import { type Node, parse, walk } from '../syntax.ts'

const FOLDER = 'apps/server/compose'
const sources = readSources(FOLDER)
const order = sources.find(({ path }) => path === `${FOLDER}/modules.ts`)

/** Names of values that are used, also in a closure, before the statement that creates them. */
function earlyUses(file: SourceFile): string[] {
  const { root } = parse(file)
  const ends = new Map<string, number>()
  walk(root, (node) => {
    const { id } = node as Node & { id?: Node }
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier')
      ends.set(String(id['name']), node.end)
  })
  const early = new Set<string>()
  walk(root, (node, parent) => {
    const name = String(node['name'])
    const end = ends.get(name)
    const isName = [parent?.['id'], parent?.['key'], parent?.['property']].includes(node)
    if (node.type === 'Identifier' && end !== undefined && !isName && node.start < end) early.add(name)
  })
  return [...early]
}

function variables(file: SourceFile): string[] {
  const found: string[] = []
  walk(parse(file).root, (node) => {
    if (node.type === 'VariableDeclaration' && node['kind'] !== 'const') found.push(file.path)
  })
  return found
}

describe('the composition', () => {
  it('creates every module from values that exist already', () => {
    expect(order && earlyUses(order)).toEqual([])
  })

  it('assigns nothing later', () => {
    expect(sources.flatMap(variables)).toEqual([])
  })

  it('has a file for each module, which knows no other file of a module', () => {
    const modules = new Set(listFiles('modules').map((path) => path.split('/')[1] ?? ''))
    expect(modules.size).toBeGreaterThan(8)
    for (const module of modules) {
      const file = sources.find(({ path }) => path === `${FOLDER}/${module}.ts`)
      const own = file && parse(file).imports.filter(({ specifier }) => specifier.startsWith('./'))
      const known = own?.map(({ specifier }) => specifier)
      expect([module, known?.filter((name) => name !== './part.ts' && name !== './vertical.ts')]).toEqual([
        module,
        [],
      ])
    }
  })
})

describe('a closure over a later module', () => {
  it.each([
    ['const a = make(() => b)\nconst b = make(a)', ['b']],
    ['const a = make({ b })\nconst b = make(a)', ['b']],
    ['const a = make({ b: 1 })\nconst b = make(a)', []],
  ])('is found in %j', (text, found) => {
    expect(earlyUses({ path: 'order.ts', text })).toEqual(found)
  })

  it('can be hidden in a variable that is assigned later', () => {
    const text = 'let b: number\nconst a = make(() => b)\nb = make(a)'
    expect(variables({ path: 'order.ts', text })).toEqual(['order.ts'])
  })
})
