import type { CustomTypesConfig } from 'pg'
import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182
const TEXT_ARRAY: number = 1009

type Parser = (text: string) => unknown

const asText: Parser = (text) => text

/** Parses one-dimensional arrays: the driver splits the text, `item` parses the items. */
const arrayOf =
  (item: Parser): Parser =>
  (text) => {
    const items: (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text')(text)
    return items.map((value) => (value === null ? null : item(value)))
  }

const PARSERS = new Map<number, Parser>([
  [INT8, BigInt],
  [INT8_ARRAY, arrayOf(BigInt)],
  [DATE, asText],
  [DATE_ARRAY, arrayOf(asText)],
])

/**
 * Parsers of column types, per pool: other users of the driver keep theirs. int8 becomes bigint, a date stays
 * `YYYY-MM-DD`, numeric stays text, timestamptz becomes a Date.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const parser = format === 'binary' ? undefined : PARSERS.get(oid)
    return parser ?? pg.types.getTypeParser(oid, format)
  },
}
