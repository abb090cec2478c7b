import { ServiceUnavailable } from '@poyraz/compliance'
import { OutcomeUnknown } from '@poyraz/db'
import { LaneFull } from '@poyraz/ledger'
import { expect, it } from 'vitest'
import { isPassing } from './failures.ts'
import { SealedCrowd } from './sealed.ts'

/** Creates an error as the driver does for a PostgreSQL error. */
function answered(code: string): Error {
  return Object.assign(new Error('from the server'), { code, severity: 'ERROR' })
}

function system(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'connect' })
}

it.each([
  ['an unknown outcome', new OutcomeUnknown('lost')],
  ['a full lane', new LaneFull('full')],
  ['too many sealed values', new SealedCrowd('too many')],
  ['a scanner that is down (F27)', new ServiceUnavailable('the scanner did not say')],
  ['a server that shuts down', answered('57P01')],
  ['a lost connection', answered('08006')],
  ['too many connections', answered('53300')],
  ['a full disk (F17)', answered('53100')],
  ['a serialisation failure', answered('40001')],
  ['a deadlock', answered('40P01')],
  ['a lock that took too long', answered('55P03')],
  ['a statement that took too long', answered('57014')],
  ['a refused connection', system('ECONNREFUSED')],
  ['several of them', new AggregateError([system('ECONNREFUSED'), system('ECONNREFUSED')])],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['no answer in time', new Error('Query read timeout')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
])('%s is temporary', (_, error) => {
  expect(isPassing(error)).toBe(true)
})

it.each([
  ['a failed assertion', new Error('assertion failed: x')],
  ['a broken unique key', answered('23505')],
  ['a broken check', answered('23514')],
  ['a missing table', answered('42P01')],
  ['a missing right', answered('42501')],
  ['a missing file', Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' })],
  ['a text', 'ECONNREFUSED'],
])('%s is a bug', (_, error) => {
  expect(isPassing(error)).toBe(false)
})
