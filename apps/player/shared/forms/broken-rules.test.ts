import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brokenRules } from './broken-rules.ts'

const SCHEMA = z.object({
  email: z.string().check(z.minLength(1, 'required'), z.regex(/@/, 'email')),
  password: z.string().check(z.minLength(1, 'required')),
})

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('brokenRules', () => {
  it('returns the first broken rule of each field', () => {
    expect(brokenRules(SCHEMA, formOf({ email: '', password: '' }))).toEqual({
      email: 'required',
      password: 'required',
    })
    expect(brokenRules(SCHEMA, formOf({ email: 'ada', password: 'x' }))).toEqual({ email: 'email' })
  })

  it('returns nothing for valid values and without a schema', () => {
    expect(brokenRules(SCHEMA, formOf({ email: 'a@b', password: 'x' }))).toEqual({})
    expect(brokenRules(undefined, formOf({ email: '' }))).toEqual({})
  })
})
