import { ERRORS, type ErrorCode, type Procedure } from '@poyraz/contract'
import { STAFF_PROCEDURES } from '@poyraz/contract/backoffice'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { routeName } from '../edge/registry.ts'
import { refusalsOf } from '../edge/replies.ts'
import { type JsonSchema, wireSchema } from './json-schema.ts'
import {
  COMMON,
  type Json,
  PAGINATION,
  PLAYER_SURFACE,
  STAFF_SURFACE,
  type Surface,
} from './openapi-parts.ts'

const VERSION = '1'
const TAG = 'protocol'

/** Returns the documents of both endpoints, as text by the path of the endpoint. */
export function openApiDocuments(): Readonly<Record<string, string>> {
  const text = (procedures: readonly Procedure[], surface: Surface) =>
    JSON.stringify(openApiDocument(procedures, surface))
  return {
    [PLAYER_SURFACE.path]: text(PROCEDURES, PLAYER_SURFACE),
    [STAFF_SURFACE.path]: text(STAFF_PROCEDURES, STAFF_SURFACE),
  }
}

/**
 * Returns an endpoint as OpenAPI 3.1: one path, one operation, and per procedure a request and a reply
 * schema named `<class>.<method>.request` and `.reply`. The body is `oneOf` the requests, which differ by the
 * constant `api`.
 */
function openApiDocument(
  procedures: readonly Procedure[],
  { path, title, description, securitySchemes, user, errors }: Surface,
): Json {
  const requests = procedures.map((one) => ({ $ref: `#/components/schemas/${requestName(one)}` }))
  const replies = procedures.map((one) => ({ $ref: `#/components/schemas/${replyName(one)}` }))
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: VERSION,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Poyraz' },
    },
    servers: [{ url: '/', description: 'The server that this document came from' }],
    tags: [{ name: TAG, description: 'Every procedure of the protocol' }],
    // Calls without a session need none of them.
    security: [{}, ...Object.keys(securitySchemes).map((name) => ({ [name]: [] }))],
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: { [path]: { post: operation(requests, replies) } },
    components: {
      securitySchemes,
      schemas: {
        User: user,
        Refusal: refusalSchema(errors),
        ...Object.fromEntries(procedures.map((one) => [requestName(one), requestSchema(one)])),
        ...Object.fromEntries(procedures.map((one) => [replyName(one), replySchema(one)])),
      },
    },
  }
}

function operation(requests: readonly Json[], replies: readonly Json[]): Json {
  const refusal = { $ref: '#/components/schemas/Refusal' }
  const json = (schema: Json) => ({ 'application/json': { schema } })
  const refused = (description: string) => ({ description, content: json(refusal) })
  return {
    operationId: 'call',
    summary: 'Calls one procedure',
    description: 'The class and method in `api` choose the procedure; its schema says what `data` holds.',
    tags: [TAG],
    requestBody: { required: true, content: json({ oneOf: requests }) },
    responses: {
      200: {
        description: 'The reply of the procedure, or its refusal',
        content: json({ anyOf: [refusal, ...replies] }),
      },
      400: refused('Malformed: the offending path stands in `data`'),
      403: refused('A foreign origin'),
      404: refused('No such class or method'),
      413: refused('Larger than 64 KiB'),
      415: refused('Not application/json in UTF-8'),
      429: { ...refused('Too many calls'), headers: { 'Retry-After': { schema: { type: 'integer' } } } },
      500: refused('A bug'),
    },
  }
}

function requestSchema(procedure: Procedure): Json {
  const { class: className, method } = procedure
  const data = wireSchema(procedure.input)
  return {
    title: routeName(className, method),
    type: 'object',
    description: procedure.docs,
    required: isRequired(data) ? ['api', 'data'] : ['api'],
    properties: {
      // One constant for the object, so that linters and generators see that requests do not overlap.
      api: { type: 'object', const: { class: className, method } },
      data: withCommonFields(data),
      user: { $ref: '#/components/schemas/User' },
    },
    additionalProperties: false,
  }
}

/** Returns true if the schema, or each of its forms, has required fields. */
function isRequired({ required = [], anyOf = [] }: JsonSchema): boolean {
  return required.length > 0 || (anyOf.length > 0 && anyOf.every((form) => isRequired(form as JsonSchema)))
}

/** Adds the common fields to an object schema, or to each form of it. */
function withCommonFields(schema: JsonSchema): JsonSchema {
  if (schema.anyOf)
    return { ...schema, anyOf: schema.anyOf.map((form) => withCommonFields(form as JsonSchema)) }
  return { ...schema, properties: { ...schema.properties, ...COMMON } } as JsonSchema
}

function replySchema(procedure: Procedure): Json {
  const item = wireSchema(procedure.item)
  const isList = procedure.reply === 'list'
  const mayBeList = isList || isArrayIn(item)
  const data = isList
    ? { type: 'array', items: item }
    : procedure.reply === 'object'
      ? item
      : { type: 'array', maxItems: 0, items: {} }
  return {
    type: 'object',
    description: `Or a refusal: ${refusalsOf(procedure).join(', ')}.`,
    required: ['result', 'message', 'code', 'error', 'data', ...(isList ? ['pagination'] : [])],
    properties: {
      result: { const: true },
      message: { type: 'string' },
      code: { const: 200 },
      error: { type: 'null' },
      data,
      ...(mayBeList ? { pagination: PAGINATION } : {}),
    },
    additionalProperties: false,
  }
}

/** Returns true if one of the reply's forms is a list. */
function isArrayIn({ anyOf = [] }: JsonSchema): boolean {
  return anyOf.some((form) => (form as JsonSchema).type === 'array')
}

function refusalSchema(codes: readonly ErrorCode[]): Json {
  return {
    type: 'object',
    required: ['result', 'message', 'code', 'error', 'data'],
    properties: {
      result: { const: false },
      message: { type: 'string' },
      code: {
        type: 'integer',
        enum: [...new Set(codes.map((code) => ERRORS[code].code))].sort((one, other) => one - other),
      },
      error: { type: 'string', enum: codes },
      data: {},
      debug: { type: 'string' },
    },
    additionalProperties: false,
  }
}

function requestName(procedure: Procedure): string {
  return `${routeName(procedure.class, procedure.method)}.request`
}

function replyName(procedure: Procedure): string {
  return `${routeName(procedure.class, procedure.method)}.reply`
}
