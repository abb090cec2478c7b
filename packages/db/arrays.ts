import { assert } from '@poyraz/kernel'

/** Binary encoding of one array item: the oid of its type and its bytes. */
type Item<Value> = {
  readonly oid: number
  /** Upper bound of the encoded size, in bytes. */
  sizeMax(value: Value): number
  /** Writes the value at offset `at` and returns the number of bytes written. */
  write(bytes: Buffer, value: Value, at: number): number
}

const HEADER_BYTES = 20
const LENGTH_BYTES = 4
const UUID_BYTES = 16
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const UTF8_UNIT_BYTES = 3
const NO_HEX = 'an item of the array is not hexadecimal'

const text: Omit<Item<string>, 'oid'> = {
  sizeMax: (value) => value.length * UTF8_UNIT_BYTES,
  write: (bytes, value, at) => bytes.write(value, at),
}

/**
 * Encodes arrays as parameters in PostgreSQL's binary format. The driver writes arrays as quoted text, which
 * is a large part of a batch's cost on both sides. Throws for values that the type cannot hold.
 */
export const int4Array = arrayOf<number>({
  oid: 23,
  sizeMax: () => 4,
  write: (bytes, value, at) => bytes.writeInt32BE(value, at) - at,
})
export const int8Array = arrayOf<bigint>({
  oid: 20,
  sizeMax: () => 8,
  write: (bytes, value, at) => bytes.writeBigInt64BE(value, at) - at,
})
export const textArray = arrayOf<string>({ oid: 25, ...text })
/** Items are JSON text. */
export const jsonArray = arrayOf<string>({ oid: 114, ...text })
/** Items are hexadecimal digits. */
export const byteaArray = arrayOf<string>({
  oid: 17,
  sizeMax: (value) => value.length / 2,
  write: (bytes, value, at) => writeHex(bytes, value, at, value.length / 2),
})
export const uuidArray = arrayOf<string>({
  oid: 2950,
  sizeMax: () => UUID_BYTES,
  write: (bytes, value, at) => writeHex(bytes, value, at, UUID_BYTES),
})

/**
 * Writes pairs of hexadecimal digits; a hyphen is allowed before each pair. Throws for any other length than
 * `size`.
 */
function writeHex(bytes: Buffer, digits: string, at: number, size: number): number {
  let next = at
  for (let index = 0; index < digits.length; index += 2) {
    if (digits[index] === '-') index++
    bytes[next++] = 16 * hexDigit(digits.charCodeAt(index)) + hexDigit(digits.charCodeAt(index + 1))
  }
  // Any other length would overwrite the next item.
  assert(next === at + size, NO_HEX)
  return size
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  // Letters, in either case.
  const letter = code | 0x20
  assert(letter >= 0x61 && letter <= 0x66, NO_HEX)
  return letter - 0x61 + 10
}

/** Encodes one dimension with lower bound 1 and no nulls; each item follows its length. */
function arrayOf<Value>(item: Item<Value>): (values: readonly Value[]) => Buffer {
  return (values) => {
    let sizeMax = HEADER_BYTES
    for (const value of values) sizeMax += LENGTH_BYTES + item.sizeMax(value)
    const bytes = Buffer.allocUnsafe(sizeMax)
    let at = 0
    for (const word of [1, 0, item.oid, values.length, 1]) at = bytes.writeInt32BE(word, at)
    for (const value of values) {
      const size = item.write(bytes, value, at + LENGTH_BYTES)
      at = bytes.writeInt32BE(size, at) + size
    }
    return bytes.subarray(0, at)
  }
}
