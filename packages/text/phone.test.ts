import { expect, it } from 'vitest'
import { formatPhone } from './phone.ts'

it.each([
  ['+905325477198', '0532 547 71 98'],
  ['+902121234567', '0212 123 45 67'],
  ['+393275506507', '+393275506507'],
  ['', ''],
])('%s stands as "%s"', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
