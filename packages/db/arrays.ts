import { assert } from '@poyraz/kernel'

/** How one item of an array is written: its type's number in `pg_type`, its size in bytes, its bytes. */
type Item<Value> = {
  readonly oid: number
  sizeOf(value: Value): number
  write(bytes: Buffer, value: Value, at: number): void
}

const HEADER_BYTES = 20
const LENGTH_BYTES = 4
const UUID_BYTES = 16

/**
 * Arrays as parameters in PostgreSQL's binary form. The driver writes arrays as quoted text, which is a large
 * part of what a batch costs on both sides. They throw for what the type cannot hold.
 */
export const int4Array = arrayOf<number>({
  oid: 23,
  sizeOf: () => 4,
  write: (bytes, value, at) => void bytes.writeInt32BE(value, at),
})
export const int8Array = arrayOf<bigint>({
  oid: 20,
  sizeOf: () => 8,
  write: (bytes, value, at) => void bytes.writeBigInt64BE(value, at),
})
export const textArray = arrayOf<string>({
  oid: 25,
  sizeOf: (value) => Buffer.byteLength(value),
  write: (bytes, value, at) => void bytes.write(value, at),
})
/** Of JSON text. */
export const jsonArray = arrayOf<string>({
  oid: 114,
  sizeOf: (value) => Buffer.byteLength(value),
  write: (bytes, value, at) => void bytes.write(value, at),
})
/** Of hexadecimal digits. */
export const byteaArray = arrayOf<string>({
  oid: 17,
  sizeOf: (value) => value.length / 2,
  write: (bytes, value, at) => writeHex(bytes, value, at, value.length / 2),
})
export const uuidArray = arrayOf<string>({
  oid: 2950,
  sizeOf: () => UUID_BYTES,
  write: (bytes, value, at) => writeHex(bytes, value.replaceAll('-', ''), at, UUID_BYTES),
})

function writeHex(bytes: Buffer, digits: string, at: number, size: number): void {
  // What is no digit ends the writing, and a longer value would run into the next item.
  const isWhole = digits.length === size * 2 && bytes.write(digits, at, 'hex') === size
  assert(isWhole, 'an item of the array is not hexadecimal')
}

/** One dimension from 1 on, no nulls; each item behind its length. */
function arrayOf<Value>(item: Item<Value>): (values: readonly Value[]) => Buffer {
  return (values) => {
    const sizes = values.map((value) => item.sizeOf(value))
    const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + LENGTH_BYTES + size, HEADER_BYTES))
    let at = 0
    for (const word of [1, 0, item.oid, values.length, 1]) at = bytes.writeInt32BE(word, at)
    for (const [index, value] of values.entries()) {
      const size = sizes[index] ?? 0
      item.write(bytes, value, bytes.writeInt32BE(size, at))
      at += LENGTH_BYTES + size
    }
    return bytes
  }
}
