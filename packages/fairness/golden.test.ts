import { describe, expect, it } from 'vitest'
import {
  type ClientSeed,
  chainSeed,
  commitSeed,
  crashHundredths,
  cutDeck,
  cutKey,
  deckOrder,
  deckRoot,
  fromHex,
  type Hash,
  holdemBoardSlot,
  holdemHoleSlot,
  openCard,
  openingHolds,
  portableHash,
  type SoloRound,
  seasonSalt,
  seatCommit,
  sharedInput,
  soloDraws,
  streamDraws,
  streamPrefix,
  toHex,
} from './index.ts'
import { nodeHash } from './server.ts'
import { soloInput, streamWord } from './stream.ts'

const ZERO_HASH = '00'.repeat(32)
const bytes = (from: number) => Uint8Array.from({ length: 32 }, (_, index) => from + index)
const text = (value: string) => new TextEncoder().encode(value)

const hashes: readonly (readonly [string, Hash])[] = [
  ['node:crypto', nodeHash],
  ['portable', portableHash],
]

describe.each(hashes)('golden vector GV1, one player, %s', (_, hash) => {
  const round: SoloRound = {
    serverSeed: bytes(0),
    clientSeed: 'poyraz',
    gameId: 'roulette-eu',
    rulesHash: ZERO_HASH,
    nonce: 1,
    stream: 'main',
  }
  const fresh = (changes: Partial<SoloRound> = {}) => soloDraws({ ...round, ...changes }, hash)
  const times = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw)

  it('commits to the server seed', () => {
    expect(toHex(commitSeed(round.serverSeed, hash))).toBe(
      '736d9a877201a4542a38df7c49578227622a03abb7f70838f349b3048736d222',
    )
  })

  it('puts every input into the prefix', () => {
    const prefix = streamPrefix(soloInput(round))
    expect(prefix.length).toBe(112)
    expect(toHex(prefix)).toBe(
      `0000000f706f7972617a2f312f73747265616d0000000b726f756c657474652d6575` +
        `00000020${ZERO_HASH}00000012000000010000000000000006706f7972617a` +
        `000000000000000000000001000000046d61696e`,
    )
  })

  it('yields the words', () => {
    const word = streamWord(soloInput(round), hash, 0)
    expect(times(8, () => word().toString(16).padStart(8, '0')).join(' ')).toBe(
      '0a69206c c6894251 942471a0 720b54a6 5112563f b75dc49c 2ae83259 bcb6ea8b',
    )
  })

  it('scales without bias', () => {
    const draws = fresh()
    expect(times(5, () => draws.int(37))).toEqual([21, 25, 34, 6, 0])
    expect(fresh({ stream: 'bonus' }).int(37)).toBe(21)
    expect(fresh({ stream: 'bonus' }).int(2 ** 32)).toBe(0xc9d55f4f)
    expect(fresh({ nonce: 2 }).int(37)).toBe(22)
    expect(fresh({ nonce: 2 }).int(2 ** 32)).toBe(0x5187b4ca)
  })

  it('shuffles and deals', () => {
    const draws = fresh()
    expect(draws.shuffle(10)).toEqual([7, 4, 2, 6, 3, 5, 1, 9, 8, 0])
    expect(draws).toMatchObject({ words: 9, rejects: 0 })
    expect(fresh().deal(10)).toEqual([0, 8, 9, 1, 5, 3, 6, 2, 4, 7])
  })

  it('rejects and counts', () => {
    const draws = fresh()
    expect(times(4, () => draws.int(2 ** 31 + 1))).toEqual([174661740, 1913345190, 1360156223, 719860313])
    expect(draws).toMatchObject({ words: 7, rejects: 3 })
  })

  it('takes two words beyond 2^32', () => {
    const draws = fresh()
    expect(draws.bigInt(1n << 52n)).toBe(2568926349836881n)
    expect(draws.words).toBe(2)
    expect(fresh().int(10 ** 12)).toBe(464493339217)
    expect(fresh().bigInt(10n ** 12n)).toBe(464493339217n)
  })
})

describe.each(hashes)('golden vector GV2, shared rounds, %s', (_, hash) => {
  const chain = { seasonId: 'crash-s1', from: 3, seed: bytes(0x20) }

  it('walks the chain down to the published end', () => {
    expect(toHex(chainSeed(chain, 2, hash))).toBe(
      'f610ef4570cd7c7f949469d57a08173582868909f3cc83a8a83ef646062ffe65',
    )
    expect(toHex(chainSeed(chain, 1, hash))).toBe(
      'b81bbd242fdfe7ee915ed229f41801cc499a439ecb4acaece74afd233ce015de',
    )
    expect(toHex(chainSeed(chain, 0, hash))).toBe(
      'b6b8ca9df0d36250fadbd4e741f651d3710917fd4ba88eb76d22fa626e770040',
    )
  })

  it.each([
    [1, 1341697667538872n, 141],
    [2, 3580909604140147n, 483],
    [3, 1254915741260177n, 137],
  ])('round %i draws %i and bursts at %i hundredths', (round, r, hundredths) => {
    const input = sharedInput({
      gameId: 'crash',
      rulesHash: ZERO_HASH,
      seed: chainSeed(chain, round, hash),
      salt: seasonSalt([], hash),
      beacon: new Uint8Array(0),
      round,
      stream: 'main',
    })
    expect(streamDraws(input, hash).bigInt(1n << 52n)).toBe(r)
    const options = { edgeBp: 100, capHundredths: 100_000_000 }
    expect(crashHundredths(streamDraws(input, hash), options)).toBe(hundredths)
  })
})

describe.each(hashes)('golden vector GV3, a table with hidden cards, %s', (_, hash) => {
  const deck = { handId: 'h-1', gameId: 'holdem', rulesHash: ZERO_HASH, n: 52 }
  const handSeed = bytes(0x40)
  const clients: ClientSeed[] = [
    { seat: 0, seed: text('alpha') },
    { seat: 3, seed: text('bravo') },
  ]
  const root = fromHex('89387a94d6595387e6cdcb6002158efcafeedde5475f9ed387c9a2db56890546')

  it('commits to the deck, card by card', () => {
    expect(toHex(commitSeed(handSeed, hash))).toBe(
      '277c6a76496e8d8f3b6b388af65cfc44ffbc78a3919cdff41662ce2efc95175c',
    )
    expect(deckOrder(deck, handSeed, hash).slice(0, 5)).toEqual([2, 36, 26, 20, 32])
    expect(toHex(deckRoot(deck, handSeed, hash))).toBe(toHex(root))
  })

  it('lets the seats cut it', () => {
    expect(toHex(seatCommit('h-1', clients[0] as ClientSeed, hash))).toBe(
      '082c74eac6d91030c489fabf7f16ac2bba78b4f7b4a0dc3a923cfb9070021236',
    )
    expect(toHex(cutKey('h-1', root, hash))).toBe(
      'a633b9da99414a7b4a9fad80c0ebddb1a91f0eba44cf6f04e36b90b69498414b',
    )
    expect(cutDeck(deck, root, clients, hash).slice(0, 5)).toEqual([33, 4, 44, 0, 10])
  })

  it('opens slot 0 and nothing else', () => {
    const card = openCard(deck, handSeed, 33, hash)
    expect(card).toMatchObject({ p: 33, code: 9 })
    expect(toHex(card.salt)).toBe('5fc9a7143cbacfb0c2dc66633bd89c94b4e78270df916eac6caf5c910d3a687f')
    expect(card.path.length).toBe(6)
    expect(openingHolds(deck, root, card, hash)).toBe(true)
  })

  it('deals the hand of the vector', () => {
    const order = deckOrder(deck, handSeed, hash)
    const cut = cutDeck(deck, root, clients, hash)
    const card = (slot: number) => {
      const code = order[cut[slot] as number] as number
      return `${'23456789TJQKA'[code % 13]}${'cdhs'[Math.floor(code / 13)]}`
    }
    const table = { maxSeats: 10, holeCards: 2 }
    const hole = (seat: number) => [0, 1].map((index) => card(holdemHoleSlot(table, seat, index))).join(' ')
    expect(hole(0)).toBe('Jc 3c')
    expect(hole(3)).toBe('4c 7d')
    expect([0, 1, 2, 3, 4].map((index) => card(holdemBoardSlot(table, index))).join(' ')).toBe(
      '4s Kc Kd 5h 3s',
    )
  })
})
