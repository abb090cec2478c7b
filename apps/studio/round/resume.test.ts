import { describe, expect, it } from 'vitest'
import { parseProgress, resumeFrom } from './resume.ts'

describe('resumeFrom', () => {
  it('resumes at the first spin that was not shown', () => {
    expect(resumeFrom({ kind: 'showing', roundId: 'r2', spinsShown: 4 }, 'r2')).toBe(4)
    expect(resumeFrom({ kind: 'showing', roundId: 'r2', spinsShown: 0 }, 'r2')).toBe(0)
  })

  it('shows a round whose reply never arrived from its start', () => {
    expect(resumeFrom({ kind: 'asked', afterRoundId: 'r1' }, 'r2')).toBe(0)
    expect(resumeFrom({ kind: 'asked', afterRoundId: null }, 'r1')).toBe(0)
  })

  it('does not repeat a round that was shown', () => {
    expect(resumeFrom({ kind: 'shown', roundId: 'r2' }, 'r2')).toBeNull()
  })

  it('shows nothing if the stake never reached the server', () => {
    expect(resumeFrom({ kind: 'asked', afterRoundId: 'r1' }, 'r1')).toBeNull()
    expect(resumeFrom({ kind: 'asked', afterRoundId: null }, null)).toBeNull()
  })

  it('ignores rounds of another device', () => {
    expect(resumeFrom({ kind: 'shown', roundId: 'r1' }, 'r2')).toBeNull()
    expect(resumeFrom({ kind: 'showing', roundId: 'r1', spinsShown: 3 }, 'r2')).toBeNull()
    expect(resumeFrom(null, 'r2')).toBeNull()
  })
})

describe('parseProgress', () => {
  it.each([
    { kind: 'asked', afterRoundId: null },
    { kind: 'asked', afterRoundId: 'r1' },
    { kind: 'showing', roundId: 'r1', spinsShown: 3 },
    { kind: 'shown', roundId: 'r1' },
  ] as const)('reads back %o', (progress) => {
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
  })

  it.each([
    null,
    '',
    'null',
    '7',
    '{}',
    '{"kind":"shown"}',
    '{"kind":"showing","roundId":"r"}',
    '{"kind":"showing","roundId":"r","spinsShown":-1}',
    '{"kind":"showing","roundId":"r","spinsShown":1.5}',
    '{"kind":"other","roundId":"r"}',
  ])('takes %s for nothing', (text) => {
    expect(parseProgress(text)).toBeNull()
  })
})
