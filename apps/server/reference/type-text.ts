import type { JsonSchema } from './json-schema.ts'

const INDENT = '  '
const SAFE_MAX = Number.MAX_SAFE_INTEGER

/** Formats a schema like a type, with ranges and defaults: `limit?: integer 1..250 = 48`. */
export function typeText(schema: JsonSchema, depth = 0): string {
  const { type, anyOf, oneOf, const: constant, enum: options } = schema
  if (constant !== undefined) return JSON.stringify(constant)
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ')
  const forms = anyOf ?? oneOf
  if (forms) return unionText(forms as readonly JsonSchema[], depth)
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one }, depth)).join(' | ')
  switch (type) {
    case 'object':
      return objectText(schema, depth)
    case 'array':
      return `${grouped(typeText((schema.items ?? {}) as JsonSchema, depth))}[]${lengths(schema.minItems, schema.maxItems)}`
    case 'string':
      return `${schema.format ?? 'string'}${lengths(schema.minLength, schema.maxLength)}${patternText(schema)}`
    case 'integer':
    case 'number':
      return `${type}${rangeText(schema)}`
    default:
      return type ?? 'any'
  }
}

function unionText(forms: readonly JsonSchema[], depth: number): string {
  return [...new Set(forms.map((form) => typeText(form, depth)))].join(' | ')
}

function objectText(schema: JsonSchema, depth: number): string {
  if (!schema.properties && schema.additionalProperties === true) return 'object'
  const entries = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  if (entries.length === 0) {
    const values = schema.additionalProperties
    return typeof values === 'object' ? `{ [name]: ${typeText(values as JsonSchema, depth)} }` : '{}'
  }
  const pad = INDENT.repeat(depth + 1)
  const lines = entries.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    const preset = field.default === undefined ? '' : ` = ${JSON.stringify(field.default)}`
    return `${pad}${name}${mark}: ${typeText(field, depth + 1)}${preset}`
  })
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`
}

function rangeText(schema: JsonSchema): string {
  const { exclusiveMinimum: below } = schema
  const least = schema.minimum ?? (typeof below === 'number' ? below + 1 : -SAFE_MAX)
  const most = schema.maximum ?? SAFE_MAX
  if (least <= -SAFE_MAX && most >= SAFE_MAX) return ''
  return ` ${least <= -SAFE_MAX ? '' : least}..${most >= SAFE_MAX ? '' : most}`
}

function lengths(least: number | undefined, most: number | undefined): string {
  return least === undefined && most === undefined ? '' : ` (${least ?? 0}..${most ?? ''})`
}

/** Omits the pattern of a format, which adds no information. */
function patternText(schema: JsonSchema): string {
  return schema.pattern === undefined || schema.format !== undefined ? '' : ` /${schema.pattern}/`
}

function grouped(text: string): string {
  return text.includes(' ') && !text.startsWith('{') ? `(${text})` : text
}
