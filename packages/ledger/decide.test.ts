import { describe, it } from 'vitest'
import { bookEngine } from './testing/book-engine.ts'
import { check } from './testing/table.ts'
import { TABLES } from './testing/tables.ts'

describe('decide', () => {
  it.each(TABLES)('%s', (_, table) => check(bookEngine(), table))
})
