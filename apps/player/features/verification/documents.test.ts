import { describe, expect, it } from 'vitest'
import { newestOf } from './documents.ts'

describe('newestOf', () => {
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

  it('returns the newest document, whatever the order is', () => {
    expect(newestOf(documents, 'selfie')?.id).toBe('2026-01-03')
  })

  it('returns nothing if there is no document of the kind', () => {
    expect(newestOf(documents.slice(3), 'selfie')).toBeUndefined()
  })
})
