import { assert } from '@poyraz/kernel'

/** Input of JCS: plain JSON whose numbers are all safe integers. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined }

/**
 * Canonical JSON (RFC 8785) for our subset: names sorted by UTF-16 code units, no spaces, integers only. A
 * member that is `undefined` is omitted. Throws on floats, unsafe integers and lone surrogates.
 */
export function canonicalJson(value: Json): string {
  switch (typeof value) {
    case 'number':
      assert(Number.isSafeInteger(value), `canonical JSON holds safe integers, not ${value}`)
      return String(value)
    case 'string':
      assert(value.isWellFormed(), 'canonical JSON holds well-formed text')
      return JSON.stringify(value)
    case 'boolean':
      return String(value)
    default:
      return value === null ? 'null' : canonicalContainer(value)
  }
}

function canonicalContainer(value: readonly Json[] | { readonly [name: string]: Json | undefined }): string {
  let members = ''
  if (isList(value)) {
    for (const item of value) members += members === '' ? canonicalJson(item) : `,${canonicalJson(item)}`
    return `[${members}]`
  }
  for (const { name, prefix } of sortedNames(Object.keys(value))) {
    const member = value[name]
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${prefix}${canonicalJson(member)}`
  }
  return `{${members}}`
}

/** A name of a member, and its text before the value. */
type Name = { readonly name: string; readonly prefix: string }
type Shape = { readonly names: readonly string[]; readonly sorted: readonly Name[] }

/**
 * Shapes of objects that were sorted before. Outcomes of games have few, and sorting their names is most of
 * the work of a text.
 */
const shapes = new Map<string, Shape>()
const SHAPES_MAX = 500

function sortedNames(names: readonly string[]): readonly Name[] {
  const key = names.join()
  const known = shapes.get(key)
  // Names may hold commas, so that different lists have one key.
  if (known && areEqual(names, known.names)) return known.sorted
  const sorted = names.toSorted().map((name) => ({ name, prefix: `${canonicalJson(name)}:` }))
  if (shapes.size < SHAPES_MAX) shapes.set(key, { names, sorted })
  return sorted
}

function areEqual(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false
  return true
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}
