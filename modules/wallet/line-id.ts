/**
 * Returns the id of a statement line on the wire: a version 7 UUID computed from the line's position in the
 * journal, so that it needs no column. It has 48 bits of time in ms, then the journal's sequence number in
 * the random part. A transfer between two accounts of the player is two lines; the second one is the credit.
 */
export function lineId(at: Date, seq: bigint, isSecond = false): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const place = BigInt.asUintN(62, seq).toString(16).padStart(16, '0')
  const variant = (0x8 | Number.parseInt(place[0] ?? '0', 16)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-700${isSecond ? 1 : 0}-${variant}${place.slice(1, 4)}-${place.slice(4)}`
}

/** Returns the journal position of the line with this id; `null` for any other id. */
export function lineOf(id: string): { readonly seq: bigint; readonly isSecond: boolean } | null {
  const match = /^[0-9a-f]{8}-[0-9a-f]{4}-700([01])-([89ab])([0-9a-f]{3})-([0-9a-f]{12})$/.exec(
    id.toLowerCase(),
  )
  if (!match) return null
  const [, place, variant = '8', middle = '', end = ''] = match
  const seq = BigInt(`0x${(Number.parseInt(variant, 16) & 0x3).toString(16)}${middle}${end}`)
  return { seq, isSecond: place === '1' }
}
