import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Returns the JSON schema of the wire format: what a client sends, or for an item what it receives. Both are
 * the *input* side of the codecs, because the server decodes requests and encodes replies.
 */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Removes our own mark of amounts.
      delete jsonSchema['shape']
      // Allows any object; without this, generators treat it as an empty one.
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= true
    },
  })
  return wire
}
