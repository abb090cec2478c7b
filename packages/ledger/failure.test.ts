import { OutcomeUnknown } from '@poyraz/db'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

const fromServer = (code: string) => Object.assign(new Error(code), { code, severity: 'ERROR' })
const fromNetwork = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' })

describe('G4: a failure means', () => {
  it.each([
    ['unknown', 'a lost commit', new OutcomeUnknown('lost')],
    [
      'unknown',
      'a lost commit, independent of its cause',
      new OutcomeUnknown('lost', { cause: fromServer('40P01') }),
    ],
    ['again', 'a serialisation failure', fromServer('40001')],
    ['again', 'a deadlock', fromServer('40P01')],
    ['again', 'a lock timeout', fromServer('55P03')],
    ['gone', 'too many connections', fromServer('53300')],
    ['gone', 'no memory', fromServer('53200')],
    ['gone', 'a server that is starting', fromServer('57P03')],
    ['gone', 'a server that shuts down', fromServer('57P01')],
    ['gone', 'nobody who listens', fromNetwork('ECONNREFUSED')],
    ['gone', 'no connection in time', new Error('timeout exceeded when trying to connect')],
    ['gone', 'a connection that ended before it was used', new Error('Connection terminated unexpectedly')],
    ['refused', 'a check', fromServer('23514')],
    ['refused', 'an owner twice in a batch', fromServer('21000')],
    ['refused', 'text that is no uuid', fromServer('22P02')],
    ['refused', 'a statement that ran too long', fromServer('57014')],
    ['refused', 'a bug of our own', new TypeError('x is not a function')],
    ['refused', 'something that is no error', 'a text'],
  ])('%s: %s', (failure, _, error) => {
    expect(failureOf(error)).toBe(failure)
  })

  it('refused for an error code that is not from the server', () => {
    expect(failureOf(Object.assign(new Error('x'), { code: '40001' }))).toBe('refused')
  })
})
