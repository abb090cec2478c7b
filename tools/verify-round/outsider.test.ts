import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { canonicalJson, commitSeed, type Draws, rulesHash, soloDraws, toHex } from '@poyraz/fairness'
import { createReceiptSigner, FIRST_PREV } from '@poyraz/fairness/server'
import { type Receipt, receiptHash } from '@poyraz/fairness/verify'
import {
  type ChoiceMachine,
  choiceRound,
  compile,
  isStripGame,
  type OriginalRound,
  play,
  type ReelOutcome,
  recordOf,
  SLOT_GAMES,
  type StripGame,
  slotPayout,
  stakeOfCommand,
} from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('outsider.py', import.meta.url))
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0
const ROUNDS_OF_GAME = 12
/** Limit of the search for a round with a feature. */
const SEARCHED_ROUNDS = 5000
const STRIP_GAMES = SLOT_GAMES.filter(isStripGame)
const signer = createReceiptSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
)

type Command = Parameters<typeof recordOf>[2][number]
type Played = { readonly index: number; readonly draws: Draws; readonly outcome: ReelOutcome }

/** Plays a round as the server does; its index decides the seeds. */
function playerOf({ slug, rules }: StripGame): (index: number) => Played {
  const machine = compile(rules)
  return (index) => {
    const serverSeed = new Uint8Array(32).fill(index % 256)
    const draws = soloDraws({ ...seedsOf(rules, index), serverSeed, gameId: slug, stream: 'main' })
    const outcome = 'plays' in machine ? playDeciding(machine, draws, index) : play(machine, draws)
    return { index, draws, outcome: outcome as ReelOutcome }
  }
}

/** Plays a round with decisions, a different one for each index. */
function playDeciding(machine: ChoiceMachine, draws: Draws, index: number) {
  const round = choiceRound(machine)
  const commands: Command[] = []
  let state = round.open(1, draws)
  for (let legal = round.legal(state, 0); legal.length > 0; legal = round.legal(state, 0)) {
    const sent = { by: 0, command: legal[index % legal.length] } as const
    const next = round.apply(state, sent as never, draws)
    if (!next.ok) throw new Error(next.error)
    commands.push(sent as Command)
    state = next.value
  }
  return recordOf(round as OriginalRound, state, commands)
}

function seedsOf(rules: StripGame['rules'], index: number) {
  return { clientSeed: `poyraz-${index}`, nonce: index + 1, rulesHash: rulesHash(rules) }
}

/** The first rounds of a game, and of a book also the first one with each of its features. */
function roundsOf(game: StripGame): readonly Played[] {
  const playAt = playerOf(game)
  const rounds = Array.from({ length: ROUNDS_OF_GAME }, (_, index) => playAt(index))
  if (game.rules.mapping === 'reels-2') {
    const { choice } = game.rules
    if (choice.kind === 'pick') rounds.push(firstRound(playAt, ({ spins }) => spins[0]?.pick !== undefined))
    if (choice.kind === 'buy') rounds.push(firstRound(playAt, (outcome) => 'bought' in outcome))
    if (choice.kind === 'gamble') {
      for (const isWon of [true, false]) {
        rounds.push(firstRound(playAt, (outcome) => 'gamble' in outcome && outcome.units > 0 === isWon))
      }
    }
    for (const option of choice.kind === 'free-spins' ? choice.multipliers.keys() : []) {
      rounds.push(firstRound(playAt, (outcome) => 'option' in outcome && outcome.option === option))
    }
  }
  if (game.rules.mapping === 'book-2') {
    if (game.rules.freeSpins) rounds.push(firstRound(playAt, ({ spins }) => spins.length > 1))
    if (game.rules.hold) rounds.push(firstRound(playAt, ({ spins }) => spins[0]?.hold !== undefined))
  }
  return rounds
}

function firstRound(playAt: (index: number) => Played, has: (outcome: ReelOutcome) => boolean): Played {
  for (let index = ROUNDS_OF_GAME; index < SEARCHED_ROUNDS; index++) {
    const round = playAt(index)
    if (has(round.outcome)) return round
  }
  throw new Error('no round has the feature')
}

/** Signs rounds as the server does. */
function receiptsOf(game: StripGame): Receipt[] {
  const { slug, rules } = game
  const bet = kurus(rules.stakes[2] ?? 0)
  return roundsOf(game).map(({ index, draws, outcome }) => {
    const stake = stakeOfCommand(rules, bet, { kind: 'bought' in outcome ? 'buy' : 'spin' })
    const serverSeed = new Uint8Array(32).fill(index % 256)
    return signer.sign({
      ...seedsOf(rules, index),
      gameID: slug,
      commitment: toHex(commitSeed(serverSeed)),
      staleSeed: false,
      serverSeed: toHex(serverSeed),
      streams: [{ name: 'main', words: draws.words, rejects: draws.rejects }],
      outcome: JSON.parse(JSON.stringify(outcome)),
      roundID: '01997000-0000-7000-8000-000000000001',
      currency: 'TRY_PLAY',
      stake: String(stake),
      free: false,
      win: String(slotPayout(rules, stake, outcome)),
      time: '2026-11-21T09:00:00.000Z',
      prev: FIRST_PREV,
    })
  })
}

function askOutsider(receipts: readonly Receipt[], rules: string) {
  const cases = receipts.map((receipt) => ({ receipt, rules, keys: [signer.keyID] }))
  return ask<Record<string, boolean>>(cases)
}

/** Sends cases to the outsider's program, a line each, and returns its answers. */
function ask<Answer>(cases: readonly object[]): Answer[] {
  const input = cases.map((one) => JSON.stringify(one)).join('\n')
  const run = spawnSync('python3', [SCRIPT], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  expect(run.stderr).toBe('')
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe.skipIf(!hasPython)("an outsider's program in another language", () => {
  it.each(STRIP_GAMES)('proves receipts of $slug from rules, seeds and nonce alone', (game) => {
    const receipts = receiptsOf(game)
    const answers = askOutsider(receipts, canonicalJson(game.rules))
    expect(answers).toHaveLength(receipts.length)
    for (const answer of answers) {
      expect(answer).toEqual({
        signature: true,
        key: true,
        rules: true,
        commitment: true,
        outcome: true,
        streams: true,
        win: true,
        ...(game.rules.mapping === 'reels-2' ? { bought: true, covers: true, gamble: true } : {}),
      })
    }
  })

  it('finds every changed part of a receipt', () => {
    const [game] = STRIP_GAMES
    const [receipt] = game ? receiptsOf(game) : []
    if (!game || !receipt) throw new Error('no game of reels')
    const text = canonicalJson(game.rules)
    const changed = [
      { ...receipt, win: String(BigInt(receipt.win) + 100n) },
      { ...receipt, serverSeed: 'aa'.repeat(32) },
      { ...receipt, nonce: receipt.nonce + 1 },
    ]
    const failing = askOutsider(changed, text).map((steps) =>
      Object.keys(steps).filter((name) => steps[name] === false),
    )
    expect(failing[0]).toEqual(['signature', 'win'])
    expect(failing[1]).toContain('commitment')
    expect(failing[2]).toEqual(expect.arrayContaining(['signature', 'outcome']))
    expect(askOutsider([receipt], `${text} `)[0]).toMatchObject({ rules: false, signature: true })
  })

  it('follows the chain of receipts, and finds one that was removed, changed or moved', () => {
    const game = STRIP_GAMES[0]
    if (!game) throw new Error('no game of reels')
    const chain: Receipt[] = []
    for (const { v: _, keyID: __, signature: ___, ...facts } of receiptsOf(game)) {
      const before = chain.at(-1)
      chain.push(signer.sign({ ...facts, prev: before ? receiptHash(before) : FIRST_PREV }))
    }
    const [first, second, third, ...rest] = chain as [Receipt, Receipt, Receipt]
    const { v: _, keyID: __, signature: ___, ...facts } = second
    const cases = [
      chain,
      [first, third, ...rest],
      [first, signer.sign({ ...facts, win: '7' }), third, ...rest],
      [second, first, third, ...rest],
    ]
    expect(ask(cases.map((one) => ({ chain: one })))).toEqual([[], [1], [2], [1, 2]])
  })
})
