import { describe, expect, it } from 'vitest'
import { STEPS, stepOf } from './register-steps.ts'
import { readRegister } from './register-values.ts'

describe('the steps of the registration (S3.34)', () => {
  it('have every field of the form, each in one step', () => {
    const fields = STEPS.flatMap((step): readonly string[] => step.fields)
    expect([...fields].sort()).toEqual(Object.keys(readRegister(new FormData())).sort())
  })

  it('are found by a field; a name that no step has is looked for in the first', () => {
    expect(['username', 'birthDate', 'acceptRules', 'unknown'].map(stepOf)).toEqual([1, 2, 3, 1])
  })
})
