import { type Draws, drawsFrom, rulesHash } from '@poyraz/fairness'
import type { Sent } from '@poyraz/rounds'
import { describe, expect, it } from 'vitest'
import { ORIGINAL_GAMES } from '#original-games'
import { SLOT_GAMES } from '#slot-games'
import { lotteryRules } from './lottery/draw-winners.ts'
import { mappingOf } from './mapping-of.ts'
import { ORIGINAL_FOLDERS } from './originals/folders.ts'
import type { OriginalCommand, OriginalRound } from './originals/original.ts'
import { recordOf } from './originals/round-record.ts'
import { compileChoice } from './slots/choices/machine.ts'
import { choiceRound } from './slots/choices/round.ts'
import { compile, play } from './slots/families.ts'
import { SLOT_FOLDERS } from './slots/folders.ts'
import { isChoiceGame } from './slots/game.ts'

const GAMES = [...SLOT_GAMES, ...ORIGINAL_GAMES]
const PUBLISHED = [...SLOT_FOLDERS, ...ORIGINAL_FOLDERS].flatMap(({ game, published }) =>
  published.map((rules) => ({ slug: game.slug, ...rules })),
)

const CHOICE_GAMES = SLOT_GAMES.filter(isChoiceGame)
const WITHOUT_DECISIONS = SLOT_GAMES.filter((game) => !isChoiceGame(game))
/** Games whose outcome has the commands of the player. */
const WITH_COMMANDS = [
  ...ORIGINAL_GAMES,
  ...CHOICE_GAMES.map(({ slug, rules }) => {
    return { slug, rules, round: choiceRound(compileChoice(rules)) as OriginalRound }
  }),
]

/** Draws that read 0, 1, 2, ... */
function counting(): Draws {
  let next = 0
  return drawsFrom(() => next++)
}

describe('published rules', () => {
  it.each(GAMES)('of $slug are on the list: changed rules are another version', ({ slug, rules }) => {
    expect(PUBLISHED).toContainEqual({ slug, version: rules.version, hash: rulesHash(rules) })
  })

  it.each(PUBLISHED)('of $slug $version are still known', ({ slug: gameID, hash }) => {
    const mapping = mappingOf({ gameID, outcome: {} })
    expect(mapping && rulesHash(mapping.rules)).toBe(hash)
  })

  it('have one hash for each version', () => {
    expect(new Set(PUBLISHED.map(({ slug, version }) => `${slug} ${version}`)).size).toBe(PUBLISHED.length)
    expect(new Set(PUBLISHED.map(({ hash }) => hash)).size).toBe(PUBLISHED.length)
  })
})

describe('the look-up of a proof', () => {
  it.each(WITHOUT_DECISIONS)('plays $slug as the server does', ({ slug: gameID, rules }) => {
    const decide = mappingOf({ gameID, outcome: {} })?.decide
    expect(decide?.(counting)).toEqual(play(compile(rules), counting()))
  })

  it.each(WITH_COMMANDS)('plays the commands of $slug again', ({ slug: gameID, round }) => {
    const draws = counting()
    const commands: Sent<OriginalCommand>[] = []
    let state = round.open(1, draws)
    for (let [command] = round.legal(state, 0); command !== undefined; [command] = round.legal(state, 0)) {
      const next = round.apply(state, { by: 0, command }, draws)
      if (!next.ok) expect.fail('a legal command is accepted')
      commands.push({ by: 0, command: command as OriginalCommand })
      state = next.value
    }
    const record = recordOf(round, state, commands)
    expect(record?.commands).toEqual(commands)
    expect(mappingOf({ gameID, outcome: record })?.decide(counting)).toEqual(record)
    const cut = { ...record, commands: commands.slice(0, -1) }
    expect(mappingOf({ gameID, outcome: cut })?.decide(counting)).toBeNull()
  })

  it.each([
    [null],
    [{}],
    [{ commands: 'start' }],
    [{ commands: [{ by: 1, command: { kind: 'start' } }] }],
    [{ commands: [{ by: 0, command: { kind: 'fly' } }] }],
    [{ commands: [{ by: 0, command: { kind: 'start', amount: 3 }, more: 1 }] }],
  ])('takes no commands of an original from %j', (outcome) => {
    expect(mappingOf({ gameID: 'mayin-tarlasi', outcome })?.decide(counting)).toBeNull()
  })

  it('takes a draw of whatever name by its outcome', () => {
    const mapping = mappingOf({ gameID: 'bahar', outcome: { tickets: 9, winners: [1, 2] } })
    expect(mapping?.rules).toEqual(lotteryRules('bahar', { tickets: 9, winners: 2 }))
    expect(mapping?.decide(counting)).toEqual({ tickets: 9, winners: [1, 3] })
  })

  it.each([
    [null],
    [[1]],
    [{ tickets: 9 }],
    [{ tickets: 9.5, winners: [] }],
    [{ tickets: '9', winners: [1] }],
    [{ tickets: 1, winners: [1, 2] }],
    [{ tickets: 9, winners: ['1'] }],
  ])('knows no rules of an outcome like %j', (outcome) => {
    expect(mappingOf({ gameID: 'bahar', outcome })).toBeNull()
  })
})
