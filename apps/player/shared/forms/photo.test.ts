import { UPLOAD_BYTES_MAX } from '@poyraz/contract/constants'
import { describe, expect, it } from 'vitest'
import { photoFault } from './photo.ts'

describe('photoFault', () => {
  it.each([
    ['image/jpeg', UPLOAD_BYTES_MAX, null],
    ['image/webp', UPLOAD_BYTES_MAX + 1, 'tooLarge'],
    ['image/svg+xml', 10, 'wrongType'],
    ['application/pdf', 10, 'wrongType'],
    ['', 10, 'wrongType'],
  ])('for type %s with %i bytes is %s', (type, size, fault) => {
    expect(photoFault({ type, size })).toBe(fault)
  })
})
