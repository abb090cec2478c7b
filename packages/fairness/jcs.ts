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
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  let members = ''
  for (const name of Object.keys(value).sort()) {
    const member = value[name]
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${canonicalJson(name)}:${canonicalJson(member)}`
  }
  return `{${members}}`
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}
