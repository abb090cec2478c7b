import { globalRegistry, type z } from 'zod'

/** Facts about a procedure's input that the edge needs before the schema runs; computed once at the start. */
export type InputFields = {
  /** All top-level fields. */
  readonly known: ReadonlySet<string>
  /** Optional fields: `null` or `""` counts as absent. */
  readonly optional: ReadonlySet<string>
  /**
   * Amounts. A value that is no amount makes the request malformed; only our own rules cause a field error.
   */
  readonly amounts: ReadonlySet<string>
}

/** Parts of a schema definition that lead to its fields. */
type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly options?: readonly z.core.$ZodType[]
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
}

/**
 * Reads the fields of a strict object or of a union of them. In a union a field is optional unless all
 * members require it.
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

/** Returns true for a schema that `amountWire` marked, also under `.optional()` and `.default()`. */
function isAmount(schema: z.core.$ZodType): boolean {
  if (globalRegistry.get(schema)?.['shape'] === 'amount') return true
  const { innerType } = definitionOf(schema)
  return innerType !== undefined && isAmount(innerType)
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def
}
