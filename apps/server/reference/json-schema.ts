import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The wire side of a schema: what a client sends, or for an item what it receives. Both are the *input* side
 * of the codecs, because the server decodes what comes and encodes what goes.
 */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Our own mark of amounts means nothing to a reader of the document.
      delete jsonSchema['shape']
      // Any object: without this word generators read it as an empty one.
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= true
    },
  })
  return wire
}
