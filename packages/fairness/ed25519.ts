import { concat } from './encoding.ts'
import { sha512 } from './sha512.ts'

/**
 * Verification of Ed25519 signatures (RFC 8032) in plain TypeScript: synchronous, without a dependency, in
 * any browser and offline. It handles public values only, so its time may depend on them. The server signs
 * by `node:crypto`.
 */

/** The field of integers modulo `P`. */
const P = 2n ** 255n - 19n
/** Order of the base point. */
const ORDER = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n
const D = mod(-121_665n * inverse(121_666n))
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n)
const POINT_BYTES = 32
const SIGNATURE_BYTES = 64

/** A point of the curve in extended coordinates: x = X/Z, y = Y/Z, xy = T/Z. */
type Point = { readonly x: bigint; readonly y: bigint; readonly z: bigint; readonly t: bigint }

const ZERO: Point = { x: 0n, y: 1n, z: 1n, t: 0n }
/** The base point has y = 4/5 and an even x. */
const BASE_Y = mod(4n * inverse(5n))
const BASE: Point = pointOf(recoverX(BASE_Y, 0n) ?? 0n, BASE_Y)

/** Returns true if `signature` (64 bytes) is that of `message` under `publicKey` (32 bytes). */
export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== POINT_BYTES || signature.length !== SIGNATURE_BYTES) return false
  const key = decode(publicKey)
  const commitment = decode(signature.subarray(0, POINT_BYTES))
  const scalar = littleEndian(signature.subarray(POINT_BYTES))
  if (!key || !commitment || scalar >= ORDER) return false
  const challenge = littleEndian(sha512(concat(signature.subarray(0, POINT_BYTES), publicKey, message)))
  return isSame(times(BASE, scalar), add(commitment, times(key, challenge % ORDER)))
}

/** Decodes a point (RFC 8032, 5.1.3); `null` if there is no such point. */
function decode(bytes: Uint8Array): Point | null {
  const whole = littleEndian(bytes)
  const y = whole & (2n ** 255n - 1n)
  const x = y < P ? recoverX(y, whole >> 255n) : null
  return x === null ? null : pointOf(x, y)
}

function recoverX(y: bigint, sign: bigint): bigint | null {
  const square = mod((y * y - 1n) * inverse(mod(D * y * y + 1n)))
  if (square === 0n) return sign === 0n ? 0n : null
  const candidate = power(square, (P + 3n) / 8n)
  const isRoot = mod(candidate * candidate) === square
  const root = isRoot ? candidate : mod(candidate * ROOT_OF_MINUS_ONE)
  if (mod(root * root) !== square) return null
  return (root & 1n) === sign ? root : P - root
}

function pointOf(x: bigint, y: bigint): Point {
  return { x, y, z: 1n, t: mod(x * y) }
}

function add(left: Point, right: Point): Point {
  const a = mod((left.y - left.x) * (right.y - right.x))
  const b = mod((left.y + left.x) * (right.y + right.x))
  const c = mod(2n * left.t * right.t * D)
  const d = mod(2n * left.z * right.z)
  const [e, f, g, h] = [b - a, d - c, d + c, b + a]
  return { x: mod(e * f), y: mod(g * h), z: mod(f * g), t: mod(e * h) }
}

function times(point: Point, scalar: bigint): Point {
  let sum = ZERO
  let doubled = point
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, doubled)
    doubled = add(doubled, doubled)
  }
  return sum
}

function isSame(left: Point, right: Point): boolean {
  return mod(left.x * right.z - right.x * left.z) === 0n && mod(left.y * right.z - right.y * left.z) === 0n
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function mod(value: bigint): bigint {
  const rest = value % P
  return rest < 0n ? rest + P : rest
}

function inverse(value: bigint): bigint {
  return power(value, P - 2n)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = mod(base)
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * factor)
    factor = mod(factor * factor)
  }
  return result
}
