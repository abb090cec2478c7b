import { describe, expect, it } from 'vitest'
import { newestOf, PHOTO_BYTES_MAX, photoFault } from './documents.ts'

describe('a chosen photo', () => {
  it.each([
    ['image/jpeg', PHOTO_BYTES_MAX, null],
    ['image/webp', PHOTO_BYTES_MAX + 1, 'tooLarge'],
    ['image/svg+xml', 10, 'wrongType'],
    ['application/pdf', 10, 'wrongType'],
    ['', 10, 'wrongType'],
  ])('of type %s with %i bytes has the fault %s', (type, size, fault) => {
    expect(photoFault({ type, size })).toBe(fault)
  })
})

describe('the newest document of a kind', () => {
  const document = (kind: 'selfie' | 'id_front', day: string) => ({
    id: day,
    kind,
    state: 'draft' as const,
    uploadedAt: `${day}T00:00:00Z`,
  })
  const documents = [
    document('selfie', '2026-01-02'),
    document('selfie', '2026-01-03'),
    document('selfie', '2026-01-01'),
    document('id_front', '2026-01-04'),
  ]

  it('is the one that came last, wherever it stands', () => {
    expect(newestOf(documents, 'selfie')?.id).toBe('2026-01-03')
  })

  it('is none where none was uploaded', () => {
    expect(newestOf(documents.slice(3), 'selfie')).toBeUndefined()
  })
})
