import { commitSeed, fromHex, soloDraws, toHex } from '@poyraz/fairness'
import { newClientSeed, newSeed, nodeHash } from '@poyraz/fairness/server'
import { type Clock, err, HOUR_MS, type Kurus, kurus, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { Played } from './commands/play.ts'
import { createDemoTokens, type Demo, type DemoRound, type DemoTokens } from './demo-token.ts'
import type { HouseGame, OpenGame } from './house-game.ts'
import { type Advanced, advance, begin, type CommandRefusal, type RoundSeeds } from './open-round.ts'
import type { Stream } from './store/rounds.ts'

/** Initial demo balance: ₺10.000,00. */
export const DEMO_BALANCE = kurus(1_000_000)
const TOKEN_TTL_MS = 12 * HOUR_MS
const DEMO_NONCE = 1
const STREAM = 'main'

/**
 * Free play without an account: the same rules and draws, nothing is stored. A signed token has the
 * balance and the open round, so any server can go on. An old token only continues from its old balance.
 */
export type DemoPlay = {
  open(gameId: number): string
  /** Starts a round. `command` is the first one, for games that take one. */
  play(token: string, stake: Kurus, game: HouseGame, command?: unknown): Result<PlayedDemo, DemoRefusal>
  /** Sends a command to the open round of the token. */
  goOn(
    token: string,
    choice: { readonly command: unknown; readonly step: number | undefined },
    game: HouseGame,
  ): Result<PlayedDemo, DemoRefusal>
  /** Returns the game of a token. */
  gameOf(token: string): number | null
}
/** A demo round with its proof. Its seed decides no other round, so it is revealed when the round is over. */
export type PlayedDemo = Played & {
  readonly token: string
  readonly stake: Kurus
  /** `null` while the round is open. */
  readonly opened: {
    readonly serverSeed: string
    readonly rulesHash: string
    readonly streams: Stream[]
  } | null
}
export type DemoRefusal = 'token_invalid' | 'insufficient_funds' | CommandRefusal

export function createDemoPlay({ clock, key }: { clock: Clock; key: Uint8Array }): DemoPlay {
  const tokens = createDemoTokens(key)
  const demoOf = (token: string) => tokens.open(token, clock.nowMs())
  return {
    open(gameId) {
      const expiresMs = clock.nowMs() + TOKEN_TTL_MS
      return tokens.seal({ gameId, balance: DEMO_BALANCE, expiresMs, sealed: '' })
    },
    gameOf: (token) => demoOf(token)?.gameId ?? null,
    play(token, stake, game, command) {
      const demo = demoOf(token)
      if (!demo || demo.gameId !== game.id) return err('token_invalid')
      if (demo.sealed !== '') return err('state_conflict')
      if (demo.balance < stake) return err('insufficient_funds')
      const roundId = uuidv7(clock.nowMs())
      const left = { ...demo, balance: kurus(demo.balance - stake) }
      if (!game.open) return ok(playWhole(tokens, left, { game, stake, command, roundId }))
      const round = newRound(game, roundId, stake)
      return ok(goneOn(tokens, left, game, round, begin(game.open, stake, seedsOf(round, game), command)))
    },
    goOn(token, choice, game) {
      const demo = demoOf(token)
      if (!demo || demo.gameId !== game.id) return err('token_invalid')
      const round = demo.sealed === '' ? null : tokens.openRound(demo.sealed)
      if (!round || !game.open) return err('state_conflict')
      // Its commands were legal by other rules: their repeat would fail, and close the game for everybody.
      if (round.rulesHash !== game.rulesHash) return err('token_invalid')
      if (choice.step !== undefined && choice.step !== round.commands.length) return err('state_conflict')
      const advanced = playOn(game.open, game, round, choice.command)
      return advanced.ok ? ok(goneOn(tokens, demo, game, round, advanced.value)) : advanced
    },
  }
}

type Whole = {
  readonly game: HouseGame
  readonly stake: Kurus
  readonly command: unknown
  readonly roundId: string
}

/** Plays a round that one command decides. */
function playWhole(tokens: DemoTokens, demo: Demo, { game, stake, command, roundId }: Whole): PlayedDemo {
  const drawn = drawDemo(game, stake, command)
  const balance = kurus(demo.balance + drawn.win)
  return { ...drawn, roundId, stake, balance, nonce: DEMO_NONCE, token: tokens.seal({ ...demo, balance }) }
}

/** Returns the result of a command with the next token. */
function goneOn(
  tokens: DemoTokens,
  demo: Demo,
  game: HouseGame,
  round: DemoRound,
  advanced: Advanced,
): PlayedDemo {
  const { ended, commands } = advanced
  const balance = kurus(demo.balance + (ended?.win ?? 0n))
  const sealed = ended ? '' : tokens.sealRound({ ...round, commands })
  return { ...shownOf(game, round, advanced), balance, token: tokens.seal({ ...demo, balance, sealed }) }
}

function newRound({ rulesHash }: HouseGame, roundId: string, stake: Kurus): DemoRound {
  return {
    roundId,
    rulesHash,
    serverSeed: toHex(newSeed()),
    clientSeed: newClientSeed(),
    stake: String(stake),
    commands: [],
  }
}

function seedsOf({ serverSeed, clientSeed }: DemoRound, { slug: gameId, rulesHash }: HouseGame): RoundSeeds {
  return { serverSeed: fromHex(serverSeed), clientSeed, gameId, rulesHash, nonce: DEMO_NONCE }
}

/** Replays the commands of the round, then applies the new one. */
function playOn(
  open: OpenGame,
  game: HouseGame,
  round: DemoRound,
  command: unknown,
): Result<Advanced, CommandRefusal> {
  const seeds = seedsOf(round, game)
  const stake = kurus(BigInt(round.stake))
  const [first, ...others] = round.commands
  let at = begin(open, stake, seeds, first?.command)
  for (const sent of [...others, { by: 0, command } as const]) {
    const next = advance(open, stake, at, { seeds, sent })
    if (!next.ok) return next
    at = next.value
  }
  return ok(at)
}

function shownOf(game: HouseGame, { serverSeed, clientSeed, roundId, stake }: DemoRound, at: Advanced) {
  const commitment = toHex(commitSeed(fromHex(serverSeed), nodeHash))
  const opened = { serverSeed, rulesHash: game.rulesHash, streams: [...at.streams] }
  return {
    roundId,
    stake: kurus(BigInt(stake)),
    win: at.ended?.win ?? kurus(0),
    outcome: at.outcome,
    nonce: DEMO_NONCE,
    pair: { commitment, clientSeed, staleSeed: true },
    opened: at.ended ? opened : null,
  }
}

/** Each demo round has its own seed, because there is no player whose pair could continue. */
function drawDemo(game: HouseGame, stake: Kurus, command: unknown) {
  const serverSeed = newSeed()
  const clientSeed = newClientSeed()
  const { slug: gameId, rulesHash } = game
  const draws = soloDraws(
    { serverSeed, clientSeed, gameId, rulesHash, nonce: DEMO_NONCE, stream: STREAM },
    nodeHash,
  )
  const { outcome, win } = game.decide(draws, stake, command)
  const commitment = toHex(commitSeed(serverSeed, nodeHash))
  const streams = [{ name: STREAM, words: draws.words, rejects: draws.rejects }]
  const opened = { serverSeed: toHex(serverSeed), rulesHash, streams }
  return { outcome, win, pair: { commitment, clientSeed, staleSeed: true }, opened }
}
