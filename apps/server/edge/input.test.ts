import { amountWire, catalogueId, entityId, paging, procedure } from '@poyraz/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callLanguage, takeInput } from './input.ts'
import { inputFields } from './input-fields.ts'

const base = {
  class: 'test',
  method: 'try',
  docs: '',
  auth: 'none',
  write: true,
  rate: { points: 1, windowMs: 1 },
  reply: 'none',
  item: z.never(),
  errors: [],
} as const

const SHAPES = {
  amount: z.strictObject({ amount: amountWire }),
  list: z.strictObject({ ...paging(48), searchGameName: z.string().min(3).max(60).optional() }),
  form: z.strictObject({
    username: z.string().min(3).max(20),
    email: z.email(),
    code: z.string().regex(/^\d{6}$/, 'code_format'),
    rules: z.literal(true, 'rules_required'),
    currency: z.literal('TRY').default('TRY'),
    step: z.int().multipleOf(5).optional(),
    even: z
      .int()
      .refine((value) => value % 2 === 0, { params: { error: 'stake_step' } })
      .optional(),
  }),
  limit: z
    .strictObject({ kind: z.enum(['stake', 'session']), value: amountWire })
    .check(({ value: { kind, value }, issues }) => {
      if (kind === 'session' && value > 1440n)
        issues.push({ code: 'custom', message: 'too_big', path: ['value'], input: value })
    }),
  play: z.union([
    z.strictObject({ gameID: catalogueId, stake: amountWire }),
    z.strictObject({ roundID: entityId, choice: z.string() }),
  ]),
}

function take(shape: keyof typeof SHAPES, data: Record<string, unknown>) {
  const spec = procedure({ ...base, input: SHAPES[shape] })
  return takeInput(spec, inputFields(spec.input), data)
}

const form = { username: 'deniz', email: 'a@b.co', code: '123456', rules: true }

describe('fields of every call', () => {
  it('removes Lang, SiteType, concatRequire, pagination and key before the schema (S3.18)', () => {
    const common = { Lang: 'en', SiteType: 'mobile', concatRequire: true, key: 'k'.repeat(26) }
    const taken = take('amount', { amount: 500, ...common, pagination: { limit: 5, offset: 0 } })
    expect(taken).toMatchObject({ ok: true, value: { input: { amount: 500n }, key: 'k'.repeat(26) } })
  })

  it.each([
    ['Lang', 7],
    ['SiteType', 'fridge'],
    ['concatRequire', 'yes'],
    ['pagination', [1]],
    ['key', 1234567890123456],
  ])('refuses a malformed %s', (field, value) => {
    const taken = take('amount', { amount: 500, [field]: value })
    expect(taken).toEqual({ ok: false, error: { error: 'bad_request', data: { path: field } } })
  })

  it('validates the pattern of a key and treats an empty one as absent', () => {
    const fields = [{ field: 'key', error: 'invalid' }]
    for (const key of ['short', 'k'.repeat(65), `${'k'.repeat(16)} `]) {
      expect(take('amount', { amount: 1, key })).toEqual({
        ok: false,
        error: { error: 'invalid_input', fields },
      })
    }
    expect(take('amount', { amount: 1, key: '' })).toMatchObject({ ok: true, value: { key: null } })
  })

  it('reads limit and offset from pagination unless they are given directly', () => {
    expect(take('list', { pagination: { limit: 5, offset: 10 } })).toMatchObject({
      value: { input: { limit: 5, offset: 10 } },
    })
    expect(take('list', { limit: 7, pagination: { limit: 5 } })).toMatchObject({
      value: { input: { limit: 7, offset: 0 } },
    })
    expect(take('list', { pagination: { page: 2 } })).toMatchObject({
      error: { data: { path: 'pagination.page' } },
    })
  })
})

describe('the language of a reply', () => {
  it.each([
    [undefined, 'en'],
    [null, 'en'],
    ['', 'en'],
    ['tr', 'tr'],
    ['fr', 'tr'],
  ])('of an English user with Lang %j is %s', (Lang, lang) => {
    expect(callLanguage({ Lang }, 'en')).toBe(lang)
  })
})

describe('absence', () => {
  it('treats null and "" in an optional field as absent', () => {
    expect(take('list', { limit: null, offset: '', searchGameName: '' })).toMatchObject({
      ok: true,
      value: { input: { limit: 48, offset: 0 } },
    })
  })

  it('treats a field as optional if only another form of the call needs it', () => {
    expect(take('play', { gameID: 1, stake: 100, roundID: null, choice: '' })).toMatchObject({
      ok: true,
      value: { input: { gameID: 1, stake: 100n } },
    })
  })

  it('reports an unknown field although it is null', () => {
    expect(take('list', { role: null })).toMatchObject({
      error: { error: 'bad_request', data: { path: 'role' } },
    })
  })
})

describe('malformed fields and violated rules', () => {
  it.each([0, '500', '', null, true, [], {}, [500], 2 ** 53])('an amount of %j is malformed', (amount) => {
    expect(take('amount', { amount })).toEqual({
      ok: false,
      error: { error: 'bad_request', data: { path: 'amount' } },
    })
  })

  it.each([
    ['an unknown field', { ...form, role: 'admin' }, 'role'],
    ['a wrong type', { ...form, username: 5 }, 'username'],
    ['another currency', { ...form, currency: 'EUR' }, 'currency'],
    ['a wrong type beside a broken rule', { ...form, email: 'x', username: [] }, 'username'],
    ['null in a required field', { ...form, username: null }, 'username'],
  ])('%s is bad_request', (_, data, path) => {
    expect(take('form', data)).toEqual({ ok: false, error: { error: 'bad_request', data: { path } } })
  })

  it.each([
    ['absence', 'username', undefined, 'required'],
    ['an empty text', 'username', '', 'required'],
    ['a short text', 'username', 'ab', 'too_short'],
    ['a long text', 'username', 'a'.repeat(21), 'too_long'],
    ['a pattern', 'email', 'nobody', 'invalid'],
    ['a named rule', 'code', '12345', 'code_format'],
    ['a named consent', 'rules', false, 'rules_required'],
    ['a step', 'step', 7, 'invalid'],
    ['a named check', 'even', 7, 'stake_step'],
  ])('%s is invalid_input at its field', (_, field, value, error) => {
    const fields = [{ field, error }]
    expect(take('form', { ...form, [field]: value })).toEqual({
      ok: false,
      error: { error: 'invalid_input', fields },
    })
  })

  it('reports our own rule on an amount at its field, but a malformed amount as malformed', () => {
    expect(take('limit', { kind: 'session', value: 1441 })).toEqual({
      ok: false,
      error: { error: 'invalid_input', fields: [{ field: 'value', error: 'too_big' }] },
    })
    expect(take('limit', { kind: 'stake', value: 1441 })).toMatchObject({ ok: true })
    for (const value of [0, '1441', 1.5, null]) {
      expect(take('limit', { kind: 'session', value })).toMatchObject({ error: { error: 'bad_request' } })
    }
  })

  it('lists every invalid field once', () => {
    const taken = take('form', { ...form, username: 'a', email: '' })
    expect(taken).toMatchObject({
      error: {
        fields: [
          { field: 'username', error: 'too_short' },
          { field: 'email', error: 'required' },
        ],
      },
    })
  })
})

describe('the hash of the input', () => {
  function hashOf(data: Record<string, unknown>) {
    const taken = take('amount', data)
    return taken.ok && taken.value.inputHash
  }

  it('excludes key, Lang and SiteType and covers the rest', () => {
    const bare = hashOf({ amount: 500 })
    expect(bare).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOf({ SiteType: 'mobile', key: 'k'.repeat(16), Lang: 'en', amount: 500 })).toBe(bare)
    expect(hashOf({ amount: 501 })).not.toBe(bare)
  })
})
