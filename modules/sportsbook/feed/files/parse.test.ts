import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFile } from './read.ts'
import type { RefusalReason } from './row.ts'

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url))
const parse = (text: string, name = 'a.csv', zone = 'Europe/Istanbul') =>
  parseFile(name, new TextEncoder().encode(text), zone)

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,P1H,P1D,P1A'
const csv = (...lines: readonly string[]) => parse([HEADER, ...lines].join('\n'))
const reasons = (...lines: readonly string[]) =>
  csv(...lines).refused.map(({ line, reason }) => [line, reason])

describe('CSV', () => {
  it('reads fixtures, results and odds', () => {
    const { rows, refused } = parseFile('kiyi-ligi.csv', sample('kiyi-ligi.csv'), 'Europe/Istanbul')
    expect(refused).toEqual([])
    expect(rows).toHaveLength(4)
    expect(rows[0]).toEqual({
      line: 2,
      league: 'KIYI',
      season: 2026,
      home: 'Martıburnu',
      away: 'Yosunkaya',
      id: null,
      kickOffMs: Date.parse('2026-11-21T16:00:00Z'),
      odds: {
        result: [1_850, 3_600, 4_400],
        goals: [1_900, 1_950],
        handicap: { line: -0.5, odds: [1_860, 2_020] },
        halves: true,
      },
      closing: { result: [1_800, 3_650, 4_700], goals: [1_880, 1_970], handicap: null, halves: true },
      outcome: {
        status: 'played',
        score: { home: 2, away: 1 },
        half: { home: 1, away: 0 },
        stats: [
          { stat: 'corners', home: 6, away: 4 },
          { stat: 'yellow_cards', home: 2, away: 1 },
          { stat: 'red_cards', home: 0, away: 0 },
        ],
      },
    })
    expect(rows[2]).toMatchObject({ outcome: null, closing: null, odds: { handicap: { line: -0.25 } } })
  })

  it('reads other names of columns, semicolons, decimal commas, quotes and a mark of the encoding', () => {
    const text = [
      '\uFEFFLeague;Season;Date;Home;Away;HG;AG;Res;XH;XD;XA',
      '"Kıyı ""A"" Ligi";2025/2026;2026-03-29;"Ay; Yıldız";Deniz;1;1;D;2,10;3,40;3,5',
      '',
      ';;;;;;;;;;',
    ].join('\r\n')
    expect(parse(text)).toMatchObject({
      refused: [],
      rows: [
        {
          line: 2,
          league: 'Kıyı "A" Ligi',
          season: 2025,
          home: 'Ay; Yıldız',
          // Without a time, bets close when the day begins.
          kickOffMs: Date.parse('2026-03-28T21:00:00Z'),
          odds: { result: [2_100, 3_400, 3_500], halves: false },
          outcome: { score: { home: 1, away: 1 }, half: null },
        },
      ],
    })
  })

  it('takes the zone of its dates, and the season that began in the last summer', () => {
    const [row] = parse(`${HEADER}\nL,29/03/26,15:00,A,B,,,,,,,,`, 'a.csv', 'Europe/London').rows
    expect(row).toMatchObject({ kickOffMs: Date.parse('2026-03-29T14:00:00Z'), season: 2025 })
  })

  it('takes the first odds of one source that can be a book', () => {
    const header = `${HEADER},MaxH,MaxD,MaxA,VCH,VCD,VCA`
    const line = (odds: string) => parse(`${header}\nL,24/11/2026,20:00,A,B,,,,,,${odds}`)
    expect(line('2.1,3.4,,2.2,3.6,3.8,2.0,3.3,3.4').rows[0]?.odds?.result).toEqual([2_000, 3_300, 3_400])
    expect(line(',,,,,,2.0,3.3,3.4').rows[0]?.odds?.result).toEqual([2_000, 3_300, 3_400])
    expect(line(',,,,,,,,').rows[0]?.odds).toBeNull()
  })

  it.each([
    ['columns', 'L,24/11/2026,20:00,A,B,1'],
    ['columns', 'L,24/11/2026,20:00,"A,B,,,,,,,,'],
    ['text', ',24/11/2026,20:00,A,B,,,,,,,,'],
    ['text', `L,24/11/2026,20:00,${'A'.repeat(61)},B,,,,,,,,`],
    ['text', 'L,24/11/2026,20:00,A\u0000,B,,,,,,,,'],
    ['same_team', 'L,24/11/2026,20:00,A,A,,,,,,,,'],
    ['date', 'L,31/02/2026,20:00,A,B,,,,,,,,'],
    ['date', 'L,24.11.2026,20:00,A,B,,,,,,,,'],
    ['date', 'L,24/11/2026,8pm,A,B,,,,,,,,'],
    ['goals', 'L,24/11/2026,20:00,A,B,2,,,,,,,'],
    ['goals', 'L,24/11/2026,20:00,A,B,-1,0,,,,,,'],
    ['goals', 'L,24/11/2026,20:00,A,B,1,0,H,x,0,,,'],
    ['half_time', 'L,24/11/2026,20:00,A,B,1,0,H,2,0,,,'],
    ['result', 'L,24/11/2026,20:00,A,B,1,0,A,,,,,'],
    ['result', 'L,24/11/2026,20:00,A,B,,,H,,,,,'],
    ['status', 'L,24/11/2026,20:00,A,B,,,,1,0,,,'],
  ] as const satisfies readonly (readonly [RefusalReason, string])[])(
    'refuses a line for its %s, and no other: %s',
    (reason, line) => {
      const good = 'L,24/11/2026,20:00,C,D,1,0,H,0,0,2.1,3.4,3.5'
      expect(reasons(line, good)).toEqual([[2, reason]])
      expect(csv(line, good).rows.map(({ home }) => home)).toEqual(['C'])
    },
  )

  it('keeps the result of a line whose odds it refuses', () => {
    for (const odds of ['2.1,3.4,x', '0.9,3.4,3.5', '9,9,9', '1.1,1.1,1.1']) {
      const { rows, refused } = csv(`L,24/11/2026,20:00,A,B,1,0,H,0,0,${odds}`)
      expect(refused).toMatchObject([{ line: 2, reason: 'odds', column: 'P1H' }])
      expect(rows).toMatchObject([{ odds: null, outcome: { score: { home: 1, away: 0 } } }])
    }
  })

  it('refuses both lines of a match that contradict each other, and takes a repeated one once', () => {
    const [one, other] = ['L,24/11/2026,20:00,A,B,1,0,H,,,,,', 'L,24/11/2026,20:00,A,B,0,1,A,,,,,']
    expect(reasons(one, other, one)).toEqual([
      [2, 'repeated'],
      [3, 'repeated'],
    ])
    expect(csv(one, other).rows).toEqual([])
    expect(csv(one, one)).toMatchObject({ rows: [{ line: 2 }], refused: [] })
  })

  it('tells matches of the same teams apart by an id', () => {
    const text = `${HEADER},MatchID\nL,01/09/2026,20:00,A,B,,,,,,,,,r1\nL,01/11/2026,20:00,A,B,,,,,,,,,r2`
    expect(parse(text)).toMatchObject({ refused: [], rows: [{ id: 'r1' }, { id: 'r2' }] })
  })

  it('reads what became of a match that was not played', () => {
    const text = (status: string, half = ',') =>
      parse(`${HEADER},Status\nL,24/11/2026,20:00,A,B,,,,${half},,,,${status}`)
    for (const status of ['scheduled', 'Postponed', 'cancelled', 'pending'])
      expect(text(status).rows[0]?.outcome?.status).toBe(status.toLowerCase())
    expect(text('abandoned', '1,0').rows[0]?.outcome).toMatchObject({
      half: { home: 1, away: 0 },
      score: null,
    })
    expect(text('postponed', '1,0').refused[0]?.reason).toBe('status')
    expect(text('played').refused[0]?.reason).toBe('status')
    expect(text('lost').refused[0]?.reason).toBe('status')
  })

  it('refuses files that are none', () => {
    expect(parse('a,b,c\n1,2,3').refused).toMatchObject([{ line: 1, reason: 'header' }])
    expect(parse('').refused).toMatchObject([{ line: 1, reason: 'header' }])
    expect(parse('\n'.repeat(20_001)).refused).toMatchObject([{ reason: 'file_size' }])
    const latin = parseFile('a.csv', new Uint8Array([0x44, 0xfd, 0x76]), 'Europe/Istanbul')
    expect(latin.refused).toMatchObject([{ reason: 'encoding' }])
    const large = parseFile('a.csv', new Uint8Array(8_000_001), 'Europe/Istanbul')
    expect(large.refused).toMatchObject([{ reason: 'file_size' }])
  })
})

describe('JSON', () => {
  it('reads leagues, fixtures, results and odds', () => {
    const { rows, leagues, refused } = parseFile('ada-ligi.json', sample('ada-ligi.json'), 'UTC')
    expect(refused).toEqual([])
    expect(leagues).toMatchObject([{ code: 'ADA', nameEn: 'Island League', legsMin: 1 }])
    expect(rows).toMatchObject([
      {
        line: 1,
        kickOffMs: Date.parse('2026-11-22T11:00:00Z'),
        odds: { result: [2_300, 3_300, 3_100], goals: [1_800, 2_050], handicap: null },
        outcome: { status: 'played', score: { home: 3, away: 2 }, half: { home: 1, away: 2 } },
      },
      {
        line: 2,
        odds: { handicap: { line: -0.75, odds: [1_930, 1_950] } },
        outcome: { status: 'scheduled' },
      },
    ])
  })

  it('refuses a match by its place, and no other', () => {
    const good = { league: 'L', season: 2026, home: 'C', away: 'D', kickOff: '2026-11-24T20:00:00Z' }
    const matches = [
      { ...good, home: 5 },
      { ...good, kickOff: '2026-11-24T20:00:00' },
      { ...good, home: 'D' },
      { ...good, more: 1 },
      { ...good, odds: { '1X2': { '1': 1, X: 3, '2': 4 } }, score: { home: 1, away: 1 } },
    ]
    const { rows, refused } = parse(JSON.stringify({ version: 1, matches }), 'a.JSON')
    expect(refused.map(({ line, reason, column }) => [line, reason, column])).toEqual([
      [1, 'schema', 'home'],
      [2, 'schema', 'kickOff'],
      [3, 'same_team', null],
      [4, 'schema', ''],
      [5, 'odds', 'odds'],
    ])
    expect(rows).toMatchObject([{ line: 5, odds: null, outcome: { score: { home: 1, away: 1 } } }])
  })

  it('refuses a document of another schema', () => {
    for (const text of ['{', '[]', '{"version":2}', '{"version":1,"matches":{}}'])
      expect(parse(text, 'a.json').refused).toMatchObject([{ line: 0, reason: 'schema' }])
  })
})
