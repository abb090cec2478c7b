import { assert } from '@poyraz/kernel'
import { type Cursor, type Draws, drawsFrom } from './draws.ts'
import { ascii, assertName, concat, fromHex, lp, lpText, u32, u64 } from './encoding.ts'
import type { Hash } from './hash.ts'
import { portableHash } from './sha256.ts'

/** Client seed of one seat; a solo game has only seat 0. */
export type ClientSeed = { readonly seat: number; readonly seed: Uint8Array }

/** Complete input of a stream: its words depend on nothing else. */
export type StreamInput = {
  readonly key: Uint8Array
  readonly gameId: string
  /** Hex, from `rulesHash`. */
  readonly rulesHash: string
  /** Ordered by seat. */
  readonly clients: readonly ClientSeed[]
  readonly public: Uint8Array
  readonly nonce: number
  readonly stream: string
}

const WORDS_PER_BLOCK = 8
const HASH_BYTES = 32
const COUNTER_BYTES = 4
const TAG = lpText('poyraz/1/stream')
const NOTHING = new Uint8Array(0)

/** Returns the bytes before the block counter. */
export function streamPrefix(input: StreamInput): Uint8Array {
  return streamMessage(input).subarray(0, -COUNTER_BYTES)
}

/** Returns the prefix with the counter of the first block. */
function streamMessage(input: StreamInput): Uint8Array {
  assertName(input.gameId)
  assertName(input.stream)
  const rules = fromHex(input.rulesHash)
  assert(rules.length === HASH_BYTES, 'the rules hash has 32 bytes')
  return concat(
    TAG,
    lpText(input.gameId),
    lp(rules),
    lp(encodeClients(input.clients)),
    lp(input.public),
    u64(input.nonce),
    lpText(input.stream),
    u32(0),
  )
}

/** u32(count), then u32(seat) and LP(seed) for each seat ascending. */
function encodeClients(clients: readonly ClientSeed[]): Uint8Array {
  const seats = clients.map((client) => client.seat)
  assert(
    seats.every((seat, index) => index === 0 || seat > (seats[index - 1] as number)),
    'seats ascend',
  )
  return clients.reduce((bytes, { seat, seed }) => concat(bytes, u32(seat), lp(seed)), u32(clients.length))
}

/** Word 8c + j is the u32 at byte 4j of block c = HMAC-SHA256(key, prefix || u32(c)). */
export function streamWord(input: StreamInput, hash: Hash, startWord: number): () => number {
  const hmac = hash.hmac(input.key)
  const message = streamMessage(input)
  const counter = new DataView(message.buffer, message.length - COUNTER_BYTES)
  let next = startWord
  let block: DataView = new DataView(new ArrayBuffer(0))
  return () => {
    const offset = next % WORDS_PER_BLOCK
    if (offset === 0 || next === startWord) {
      counter.setUint32(0, Math.floor(next / WORDS_PER_BLOCK))
      const bytes = hmac(message)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    }
    next++
    return block.getUint32(4 * offset)
  }
}

/** Returns the draws of one stream; `start` is the position of an open round. */
export function streamDraws(input: StreamInput, hash: Hash = portableHash, start?: Cursor): Draws {
  return drawsFrom(streamWord(input, hash, start?.words ?? 0), start)
}

/** Inputs of one player's round (scheme A). */
export type SoloRound = {
  readonly serverSeed: Uint8Array
  /** 1-64 characters 0x21-0x7e. */
  readonly clientSeed: string
  readonly gameId: string
  readonly rulesHash: string
  readonly nonce: number
  readonly stream: string
}

/** Scheme A: the key is the server seed, the only client is seat 0, nothing public. */
export function soloInput(round: SoloRound): StreamInput {
  return {
    key: round.serverSeed,
    gameId: round.gameId,
    rulesHash: round.rulesHash,
    clients: [{ seat: 0, seed: ascii(round.clientSeed) }],
    public: NOTHING,
    nonce: round.nonce,
    stream: round.stream,
  }
}

export function soloDraws(round: SoloRound, hash?: Hash, start?: Cursor): Draws {
  return streamDraws(soloInput(round), hash, start)
}
