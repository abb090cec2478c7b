import { commitSeed, type Json, rulesHash, soloDraws, toHex } from '@poyraz/fairness'
import {
  compile,
  drawWinners,
  isReelGame,
  lotteryRules,
  ORIGINAL_GAMES,
  play,
  SLOT_GAMES,
} from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { newClientSeed } from '../../shared/fairness/client-seed.ts'
import { CASCADE, LINES } from './fixtures/receipts.ts'
import { readFragment, readProofText } from './read-proof-text.ts'
import { gameName, type RoundProof, symbolNames, verifyProof } from './verify-proof.ts'

const SERVER_SEED = new Uint8Array(32).fill(7)

/** Creates a round as the server decides it. */
function proofOf(slug: string, nonce = 5): RoundProof {
  const game = SLOT_GAMES.find((one) => one.slug === slug)
  if (!game) throw new Error(`no game ${slug}`)
  const hash = rulesHash(game.rules)
  const round = {
    serverSeed: SERVER_SEED,
    clientSeed: 'poyraz',
    gameId: slug,
    rulesHash: hash,
    nonce,
    stream: 'main',
  }
  const draws = soloDraws(round)
  const machine = compile(game.rules)
  // No game with decisions waits for one in these rounds.
  const commands = 'plays' in machine ? { commands: [{ by: 0, command: { kind: 'spin' } }] } : {}
  const outcome = { ...play(machine, draws), ...commands } as unknown as Json
  const streams = [{ name: 'main', words: draws.words, rejects: draws.rejects }]
  const seeds = {
    commitment: toHex(commitSeed(SERVER_SEED)),
    serverSeed: toHex(SERVER_SEED),
    clientSeed: 'poyraz',
  }
  return { gameID: slug, rulesHash: hash, ...seeds, staleSeed: false, nonce, streams, outcome }
}

describe('a round recalculated in the browser', () => {
  it.each(SLOT_GAMES.map(({ slug }) => slug))('of %s is proven', (slug) => {
    expect(verifyProof(proofOf(slug)).verdict).toBe('proven')
  })

  const proof = proofOf('nazar')
  it.each<[string, Partial<RoundProof>, string]>([
    ['another outcome', { outcome: proofOf('nazar', 6).outcome }, 'disproven'],
    ['another client seed', { clientSeed: 'poyraz2' }, 'disproven'],
    ['another server seed', { serverSeed: 'aa'.repeat(32) }, 'disproven'],
    ['other words', { streams: [{ name: 'main', words: 99, rejects: 0 }] }, 'disproven'],
    ['other rules', { rulesHash: 'bb'.repeat(32) }, 'unknown_rules'],
    ['a game of elsewhere', { gameID: 'roulette-eu' }, 'unknown_rules'],
    ['a sealed seed', { serverSeed: null }, 'sealed'],
  ])('with %s is %s', (_, change, verdict) => {
    expect(verifyProof({ ...proof, ...change }).verdict).toBe(verdict)
  })
})

describe('a receipt checked in the browser', () => {
  const failing = (receipt: typeof LINES, keys: readonly string[] | null = [LINES.keyID]) =>
    verifyProof(receipt, { keys }).steps.flatMap(({ name, holds }) => (holds ? [] : [name]))

  it.each([LINES, CASCADE])('of $gameID is proven with and without the list of keys', (receipt) => {
    expect(verifyProof(receipt, { keys: [receipt.keyID] })).toMatchObject({ verdict: 'proven' })
    expect(verifyProof(receipt, { keys: null })).toMatchObject({ verdict: 'proven' })
    expect(failing(receipt, ['f'.repeat(64)])).toEqual(['key'])
  })

  it('fails at the step that was changed', () => {
    expect(failing({ ...LINES, win: '123456' })).toEqual(['signature', 'win'])
    expect(failing({ ...LINES, stake: '2000' })).toEqual(['signature', ...(LINES.win === '0' ? [] : ['win'])])
    expect(failing({ ...LINES, nonce: 6 })).toContain('outcome')
  })

  it('of earlier rules is proven with the rules as they were published', () => {
    const game = SLOT_GAMES.filter(isReelGame).find(({ slug }) => slug === 'nazar')
    if (!game) throw new Error('no game')
    const earlier = { ...game.rules, rtpBp: game.rules.rtpBp - 1 }
    const { serverSeed: _, ...base } = proofOf('nazar')
    const hash = rulesHash(earlier)
    const draws = soloDraws({
      serverSeed: SERVER_SEED,
      clientSeed: base.clientSeed,
      gameId: 'nazar',
      rulesHash: hash,
      nonce: base.nonce,
      stream: 'main',
    })
    const outcome = play(compile(earlier), draws) as unknown as Json
    const streams = [{ name: 'main', words: draws.words, rejects: draws.rejects }]
    const proof = { ...base, serverSeed: toHex(SERVER_SEED), rulesHash: hash, streams, outcome }
    expect(verifyProof(proof).verdict).toBe('unknown_rules')
    expect(verifyProof(proof, { keys: null, rules: earlier }).verdict).toBe('proven')
    const odd = { ...earlier, mapping: 'reels-9' as 'reels-1' }
    expect(verifyProof(proof, { keys: null, rules: odd }).verdict).toBe('unknown_rules')
  })
})

/** Creates a round of an original in which the player always sends the first or the last legal command. */
type PlayedOutcome = { readonly units: Json; readonly commands: readonly Json[] }
type Played = Omit<RoundProof, 'outcome'> & { readonly outcome: PlayedOutcome }

function originalProof(slug: string, pick: 0 | -1): Played {
  const game = ORIGINAL_GAMES.find((one) => one.slug === slug)
  if (!game) throw new Error(`no game ${slug}`)
  const { round } = game
  const base = proofOf('nazar')
  const hash = rulesHash(game.rules)
  const { clientSeed, nonce } = base
  const draws = soloDraws({
    serverSeed: SERVER_SEED,
    clientSeed,
    gameId: slug,
    rulesHash: hash,
    nonce,
    stream: 'main',
  })
  const commands: Json[] = []
  let state = round.open(1, draws)
  for (let command = round.legal(state, 0).at(pick); command; command = round.legal(state, 0).at(pick)) {
    const next = round.apply(state, { by: 0, command }, draws)
    if (!next.ok) throw new Error('a legal command is accepted')
    commands.push({ by: 0, command: command as Json })
    state = next.value
  }
  const outcome = { units: 0, ...round.outcome(state), commands }
  const streams = [{ name: 'main', words: draws.words, rejects: draws.rejects }]
  return { ...base, gameID: slug, rulesHash: hash, streams, outcome }
}

describe('a round of an original recalculated in the browser', () => {
  it.each(ORIGINAL_GAMES.map(({ slug }) => slug))('of %s is proven, its commands included', (slug) => {
    expect(verifyProof(originalProof(slug, 0)).verdict).toBe('proven')
    const proof = originalProof(slug, -1)
    expect(verifyProof(proof).verdict).toBe('proven')
    const { outcome } = proof
    const changed: readonly Json[] = [
      { ...outcome, units: 1 },
      { ...outcome, commands: outcome.commands.slice(1) },
      { ...outcome, commands: [...outcome.commands, { by: 0, command: { kind: 'cash_out' } }] },
    ]
    for (const other of changed) expect(verifyProof({ ...proof, outcome: other }).verdict).toBe('disproven')
  })
})

/** Creates a lottery draw as the server runs it. */
function drawProof(pool = { tickets: 40, winners: 3 }): RoundProof {
  const gameID = 'cekilis-2027'
  const clientSeed = 'cd'.repeat(32)
  const hash = rulesHash(lotteryRules(gameID, pool))
  const round = {
    serverSeed: SERVER_SEED,
    clientSeed,
    gameId: gameID,
    rulesHash: hash,
    nonce: 1,
    stream: 'main',
  }
  const draws = soloDraws(round)
  const winners = [...drawWinners(draws, pool)]
  return {
    gameID,
    rulesHash: hash,
    commitment: toHex(commitSeed(SERVER_SEED)),
    serverSeed: toHex(SERVER_SEED),
    clientSeed,
    staleSeed: false,
    nonce: 1,
    streams: [{ name: 'main', words: draws.words, rejects: draws.rejects }],
    outcome: { tickets: pool.tickets, winners },
  }
}

describe('a lottery draw recalculated in the browser', () => {
  it('is proven', () => {
    expect(verifyProof(drawProof()).verdict).toBe('proven')
  })

  it.each<[string, Json, string]>([
    ['another winner', { tickets: 40, winners: [1, 2, 3] }, 'disproven'],
    ['more tickets', { tickets: 41, winners: [1, 2, 3] }, 'unknown_rules'],
    ['more winners than tickets', { tickets: 1, winners: [1, 2] }, 'unknown_rules'],
    ['winners that are no tickets', { tickets: 40, winners: ['a'] }, 'unknown_rules'],
  ])('with %s is not proven', (_, outcome, verdict) => {
    expect(verifyProof({ ...drawProof(), outcome }).verdict).toBe(verdict)
  })
})

describe('pasted proofs', () => {
  const proof = proofOf('kaplan')
  const encoded = Buffer.from(JSON.stringify(proof)).toString('base64url')

  it('are parsed from a file, a reply and a fragment', () => {
    expect(readProofText(JSON.stringify(proof))).toEqual({ ok: true, value: proof })
    expect(readProofText(JSON.stringify({ result: true, data: proof }))).toEqual({ ok: true, value: proof })
    expect([readFragment(`#${encoded}`), readFragment(encoded)]).toEqual([proof, proof])
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"data":null}',
    JSON.stringify({ ...proof, nonce: 0 }),
    'x'.repeat(2_000_001),
  ])('are refused if invalid', (text) => {
    expect(readProofText(text)).toEqual({ ok: false, error: 'not_a_proof' })
  })

  it.each(['', '#', '#%%%', '#aGVsbG8'])('the fragment %s has no proof', (hash) => {
    expect(readFragment(hash)).toBeNull()
  })
})

describe('names in a proof', () => {
  it('exist for games and symbols in both languages', () => {
    const names = [gameName('lale-devri', 'tr'), gameName('mayin-tarlasi', 'en'), gameName('unknown', 'en')]
    expect(names).toEqual(['Lale Devri', 'Minefield', 'unknown'])
    expect(symbolNames('nazar', 'tr').size).toBeGreaterThan(5)
    expect(symbolNames('unknown', 'tr').size).toBe(0)
  })
})

it('creates client seeds of 32 hex characters that never repeat', () => {
  const seeds = Array.from({ length: 50 }, newClientSeed)
  expect(seeds.filter((seed) => !/^[0-9a-f]{32}$/.test(seed))).toEqual([])
  expect(new Set(seeds).size).toBe(50)
})
