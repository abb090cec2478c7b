import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { canonicalJson, commitSeed, rulesHash, soloDraws, toHex } from '@poyraz/fairness'
import { createReceiptSigner } from '@poyraz/fairness/server'
import type { Receipt } from '@poyraz/fairness/verify'
import { compile, isReelGame, play, type ReelGame, SLOT_GAMES, slotPayout } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('outsider.py', import.meta.url))
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0
const ROUNDS_OF_GAME = 12
const REEL_GAMES = SLOT_GAMES.filter(isReelGame)
const signer = createReceiptSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
)

/** Plays and signs rounds of a game as the server does. */
function receiptsOf({ slug, rules }: ReelGame): Receipt[] {
  const machine = compile(rules)
  const hash = rulesHash(rules)
  const stake = kurus(rules.stakes[2] ?? 0)
  return Array.from({ length: ROUNDS_OF_GAME }, (_, index) => {
    const serverSeed = new Uint8Array(32).fill(index + 1)
    const seeds = { clientSeed: `poyraz-${index}`, nonce: index + 1, rulesHash: hash }
    const draws = soloDraws({ ...seeds, serverSeed, gameId: slug, stream: 'main' })
    const outcome = play(machine, draws)
    return signer.sign({
      ...seeds,
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
    })
  })
}

function askOutsider(receipts: readonly Receipt[], rules: string): Record<string, boolean>[] {
  const input = receipts.map((receipt) => JSON.stringify({ receipt, rules, keys: [signer.keyID] })).join('\n')
  const run = spawnSync('python3', [SCRIPT], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  expect(run.stderr).toBe('')
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe.skipIf(!hasPython)("an outsider's program in another language", () => {
  it.each(REEL_GAMES)('proves receipts of $slug from rules, seeds and nonce alone', (game) => {
    const answers = askOutsider(receiptsOf(game), canonicalJson(game.rules))
    expect(answers).toHaveLength(ROUNDS_OF_GAME)
    for (const answer of answers) {
      expect(answer).toEqual({
        signature: true,
        key: true,
        rules: true,
        commitment: true,
        outcome: true,
        streams: true,
        win: true,
      })
    }
  })

  it('finds every changed part of a receipt', () => {
    const [game] = REEL_GAMES
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
})
