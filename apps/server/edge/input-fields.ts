import { globalRegistry, type z } from 'zod'

/**
 * What the edge must know of a procedure's input before its schema runs: collected once, when the server
 * starts.
 */
export type InputFields = {
  /** Every field the input may have at its top level. */
  readonly known: ReadonlySet<string>
  /** Fields that may be absent: `null` or `""` in them counts as absence. */
  readonly optional: ReadonlySet<string>
  /** Amounts: what is no amount is a malformed request; only a rule of our own is one of the field. */
  readonly amounts: ReadonlySet<string>
}

/** The parts of a schema's definition that lead to its fields. */
type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly options?: readonly z.core.$ZodType[]
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
}

/**
 * Reads the fields off a strict object, or off a union of such objects: there a field is optional unless all
 * need it.
 */
export function inputFields(schema: z.core.$ZodType): InputFields {
  const shapes = shapesOf(schema)
  const known = new Set(shapes.flatMap((shape) => Object.keys(shape)))
  const optional = new Set<string>()
  const amounts = new Set<string>()
  for (const name of known) {
    const fields = shapes.map((shape) => shape[name])
    if (fields.some((field) => !field || field._zod.optin !== undefined)) optional.add(name)
    if (fields.some((field) => field && isAmount(field))) amounts.add(name)
  }
  return { known, optional, amounts }
}

function shapesOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>>[] {
  const definition = definitionOf(schema)
  if (definition.shape) return [definition.shape]
  if (definition.options) return definition.options.flatMap(shapesOf)
  const inner = definition.innerType ?? definition.in
  if (!inner) throw new Error(`the input of a procedure is an object, not ${definition.type}`)
  return shapesOf(inner)
}

/** `amountWire` carries the mark, also under `.optional()` and `.default()`. */
function isAmount(schema: z.core.$ZodType): boolean {
  if (globalRegistry.get(schema)?.['shape'] === 'amount') return true
  const { innerType } = definitionOf(schema)
  return innerType !== undefined && isAmount(innerType)
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def
}
