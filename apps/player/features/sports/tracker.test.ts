import { describe, expect, it } from 'vitest'
import type { Incident } from './api/types.ts'
import { courtMarks, leadLine, mapRounds, pitchMarks, rinkMarks, shootOutOf } from './tracker.ts'

const incident = (change: Partial<Incident>): Incident => ({
  kind: 'goal',
  side: 'home',
  seconds: 600,
  score: { home: 1, away: 0 },
  text: null,
  ...change,
})

describe('the tracker', () => {
  it('lists the attempts of a shoot-out by team, and none before it', () => {
    expect(shootOutOf([incident({})])).toBeNull()
    const attempts = [
      incident({ kind: 'attempt' }),
      incident({ kind: 'missed', side: 'away' }),
      incident({ kind: 'missed' }),
      incident({ kind: 'attempt', side: 'away' }),
    ]
    expect(shootOutOf(attempts)).toEqual({ home: [true, false], away: [false, true] })
  })

  it('places incidents of the home team on the right half, of the guests on the left', () => {
    const [home, away] = pitchMarks([incident({}), incident({ side: 'away' })])
    expect(home?.x).toBeGreaterThan(50)
    expect(away?.x).toBeLessThan(50)
  })

  it('keeps corners at the flags and leaves out periods', () => {
    const marks = pitchMarks([incident({ kind: 'period', side: null }), incident({ kind: 'corner' })])
    expect(marks).toHaveLength(1)
    expect(marks[0]?.x).toBe(97)
  })

  it('draws only the later one of two corners at the same flag', () => {
    const corner = { kind: 'corner', seconds: 37 } as const
    const marks = pitchMarks([incident(corner), incident({ ...corner, seconds: 74 })])
    expect(marks.map((mark) => mark.incident.seconds)).toEqual([74])
  })

  it('shows the last four incidents', () => {
    const many = Array.from({ length: 9 }, (_, place) => incident({ seconds: place * 60 }))
    expect(pitchMarks(many).map((mark) => mark.incident.seconds)).toEqual([300, 360, 420, 480])
  })

  it('draws the lead above the axis for the home team', () => {
    const line = leadLine([
      incident({ kind: 'points', seconds: 60, score: { home: 4, away: 0 } }),
      incident({ kind: 'points', seconds: 120, score: { home: 4, away: 8 } }),
    ])
    expect(line).toEqual([
      { x: 0.5, y: 0 },
      { x: 1, y: 1 },
    ])
    expect(leadLine([])).toEqual([])
  })
})

it('places the last points on the court, each in the half where it was won', () => {
  const marks = courtMarks([
    incident({ kind: 'points', side: 'home', seconds: 10 }),
    incident({ kind: 'game', side: 'home', seconds: 10 }),
    incident({ kind: 'ace', side: 'away', seconds: 40 }),
    incident({ kind: 'fault', side: 'home', seconds: 70 }),
  ])
  expect(marks.map(({ incident: { kind }, age }) => [kind, age])).toEqual([
    ['points', 2],
    ['ace', 1],
    ['fault', 0],
  ])
  const [point, ace, fault] = marks.map(({ x }) => x)
  expect(point).toBeGreaterThan(65)
  expect(ace).toBeLessThan(50)
  // A double fault stays in the net, on the side of its server.
  expect(fault).toBe(48)
})

it('places goals and shots of ice hockey in the zone of the defence, and leaves out the shoot-out', () => {
  const marks = rinkMarks([
    incident({ kind: 'shot', side: 'home', seconds: 100 }),
    incident({ kind: 'goal', side: 'away', seconds: 200 }),
    incident({ kind: 'attempt', side: 'home', seconds: 3_900 }),
  ])
  expect(marks.map(({ incident: { kind } }) => kind)).toEqual(['shot', 'goal'])
  expect(marks[0]?.x).toBeGreaterThan(64)
  expect(marks[1]?.x).toBeLessThan(36)
})

it('divides rounds of e-sports into their maps', () => {
  const round = (side: 'home' | 'away', home: number, away: number) =>
    incident({ kind: 'round', side, score: { home, away } })
  const maps = mapRounds([
    round('home', 1, 0),
    round('away', 1, 1),
    incident({ kind: 'map', side: 'away', score: { home: 0, away: 1 } }),
    round('away', 0, 1),
  ])
  expect(maps).toEqual([
    { rounds: ['home', 'away'], score: { home: 1, away: 1 } },
    { rounds: ['away'], score: { home: 0, away: 1 } },
  ])
})
