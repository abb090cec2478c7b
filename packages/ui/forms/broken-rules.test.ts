import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brokenRules } from './broken-rules.ts'

const SCHEMA = z.object({
  email: z.string().check(z.minLength(1, 'required'), z.regex(/@/, 'email')),
  password: z.string().check(z.minLength(1, 'required')),
})

describe('brokenRules', () => {
  it('returns the first broken rule of each field', () => {
    expect(brokenRules(SCHEMA, { email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    })
    expect(brokenRules(SCHEMA, { email: 'ada', password: 'x' })).toEqual({ email: 'email' })
  })

  it('returns nothing for valid values and without a schema', () => {
    expect(brokenRules(SCHEMA, { email: 'a@b', password: 'x' })).toEqual({})
    expect(brokenRules(undefined, { email: '' })).toEqual({})
  })
})
