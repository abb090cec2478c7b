import { expect, it } from 'vitest'
import { handRecord } from './hand-record.ts'

const LOG = {
  roundID: '01890000-0000-7000-8000-000000000001',
  tableID: 134,
  number: 7,
  before: null,
  entries: [{ index: 0, value: 17, at: 1_800_000_000_000, isVoid: false }],
}

it('the record of a round changes with every part of its log and with the round before', () => {
  const [entry] = LOG.entries
  const others = [
    { ...LOG, number: 8 },
    { ...LOG, tableID: 135 },
    { ...LOG, before: 'ab'.repeat(32) },
    { ...LOG, entries: [] },
    { ...LOG, entries: [{ ...entry, value: 18 }] },
    { ...LOG, entries: [{ ...entry, at: 1_800_000_000_001 }] },
    { ...LOG, entries: [{ ...entry, isVoid: true }] },
  ] as (typeof LOG)[]
  expect(handRecord(LOG)).toMatch(/^[0-9a-f]{64}$/)
  expect(handRecord({ ...LOG })).toBe(handRecord(LOG))
  expect(new Set([LOG, ...others].map((log) => handRecord(log))).size).toBe(others.length + 1)
})
