import { ERRORS, type ErrorCode, type Procedure } from '@poyraz/contract'
import { routeName } from '../edge/registry.ts'
import { refusalsOf } from '../edge/replies.ts'
import { type JsonSchema, wireSchema } from './json-schema.ts'

type Json = { readonly [name: string]: unknown }

const VERSION = '1'

/**
 * The endpoint as OpenAPI 3.1: one path, one operation, and a request and reply schema per procedure. The
 * path's body is `oneOf` the requests, told apart by the constants in `api`.
 */
export function openApiDocument(procedures: readonly Procedure[]): Json {
  const requests = procedures.map((one) => ({ $ref: `#/components/schemas/${requestName(one)}` }))
  const replies = procedures.map((one) => ({ $ref: `#/components/schemas/${replyName(one)}` }))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Poyraz',
      version: VERSION,
      description:
        'Every call is a POST of an envelope to one path. Amounts are integer kuruş, times ISO 8601 UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: { '/endpoint/v1': { post: operation(requests, replies) } },
    components: {
      schemas: {
        User: USER,
        Refusal: refusalSchema(Object.keys(ERRORS)),
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
    requestBody: { required: true, content: json({ oneOf: requests }) },
    responses: {
      200: {
        description: 'The reply of the procedure, or its refusal',
        content: json({ anyOf: [refusal, ...replies] }),
      },
      400: refused('Malformed: the offending path stands in `data`'),
      403: refused('A foreign origin'),
      404: refused('No such class or method'),
      413: refused('Larger than 1 MiB'),
      415: refused('Not application/json in UTF-8'),
      429: { ...refused('Too many calls'), headers: { 'Retry-After': { schema: { type: 'integer' } } } },
      500: refused('A bug'),
    },
  }
}

const USER: Json = {
  type: 'object',
  description: 'The stored session, plain or sealed with the public key; only `lang` for a visitor.',
  properties: {
    uid: { type: ['string', 'null'] },
    sid: { type: ['string', 'null'] },
    uip: { type: ['string', 'null'] },
    gmt: { type: ['string', 'integer', 'null'] },
    lang: { type: ['string', 'null'] },
  },
  additionalProperties: false,
}

/** Fields that every call takes beside its own. */
const COMMON: Json = {
  Lang: { type: 'string' },
  SiteType: { type: 'string', enum: ['desktop', 'mobile'] },
  key: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$', description: 'Makes a write happen once' },
  concatRequire: { type: ['boolean', 'integer'] },
  pagination: { type: 'object' },
}

function requestSchema(procedure: Procedure): Json {
  const { class: className, method } = procedure
  const api = { class: { const: className }, method: { const: method } }
  return {
    type: 'object',
    description: procedure.docs,
    required: ['api'],
    properties: {
      api: { type: 'object', required: ['class', 'method'], properties: api, additionalProperties: false },
      data: withCommonFields(wireSchema(procedure.input)),
      user: { $ref: '#/components/schemas/User' },
    },
    additionalProperties: false,
  }
}

/** Puts the common fields into an object schema, or into each form of a call that has several. */
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
      : { type: 'array', maxItems: 0 }
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

/** One of several answers is a list. */
function isArrayIn({ anyOf = [] }: JsonSchema): boolean {
  return anyOf.some((form) => (form as JsonSchema).type === 'array')
}

const COUNT: Json = { type: 'integer', minimum: 0 }
/** Of a list of money: in kuruş, of all that fits the filter. */
const SUMS: Json = {
  type: 'object',
  required: ['moneyIn', 'moneyOut'],
  properties: { moneyIn: COUNT, moneyOut: { type: 'integer', maximum: 0 } },
  additionalProperties: false,
}
const PAGINATION: Json = {
  type: 'object',
  required: ['limit', 'offset', 'total'],
  properties: { limit: COUNT, offset: COUNT, total: COUNT, sums: SUMS },
  additionalProperties: false,
}

function refusalSchema(codes: readonly string[]): Json {
  return {
    type: 'object',
    required: ['result', 'message', 'code', 'error', 'data'],
    properties: {
      result: { const: false },
      message: { type: 'string' },
      code: {
        type: 'integer',
        enum: [...new Set(codes.map((code) => ERRORS[code as ErrorCode].code))].sort(
          (one, other) => one - other,
        ),
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
