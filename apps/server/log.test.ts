import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const sink = { write: (line: string) => void (text += line) }
  write(createLog('trace', sink))
  return text
}

describe('createLog', () => {
  it('redacts secrets by field name at three levels', () => {
    const secrets = { password: 'Hunter2', sid: 'SESSION', identityNumber: '10000000078', iban: 'TR00' }
    const text = logged((log) => log.info({ ...secrets, one: secrets, two: { three: secrets } }, 'done'))
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    expect(JSON.parse(text)).toMatchObject({ msg: 'done', password: '[redacted]', level: 30 })
  })

  it('reduces errors and redacts personal data in their messages', () => {
    const error = Object.assign(new Error('duplicate a.b@c.example 10000000146 TR330006100519786457841326'), {
      detail: 'Key (email)=(x@y.example)',
      parameters: ['secret-value'],
      code: '23505',
    })
    const text = logged((log) =>
      log.error({ err: error, error: new Error('at postgres://u:pass@h/d') }, 'failed'),
    )
    for (const part of ['a.b@c', '10000000146', 'TR33', 'x@y', 'secret-value', 'pass']) {
      expect(text).not.toContain(part)
    }
    expect(JSON.parse(text)).toMatchObject({ err: { type: 'Error', state: '23505' } })
  })

  it('logs each error of an AggregateError', () => {
    const both = new AggregateError([new Error('no anchor'), new Error('no draw')], '2 tasks failed')
    const { err } = JSON.parse(logged((log) => log.error({ err: both }, 'failed')))
    expect(err).toMatchObject({
      message: '2 tasks failed',
      errors: [{ message: 'no anchor' }, { message: 'no draw' }],
    })
  })

  it('keeps one event on one line, whatever a client sends', () => {
    const text = logged((log) => log.info({ userAgent: 'x\n{"level":60}' }, 'a\nb'))
    expect(text.trim().split('\n')).toHaveLength(1)
  })
})
