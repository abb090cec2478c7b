import { mailEn, mailTr } from '@poyraz/text'
import { describe, expect, it } from 'vitest'
import { composeMail, composeSms } from './messages.ts'

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

describe('mails and SMS', () => {
  it.each(Object.keys(mailTr) as (keyof typeof mailTr)[])(
    '%s says the same things in both languages',
    (key) => {
      expect(names(mailEn[key])).toEqual(names(mailTr[key]))
    },
  )

  it('are filled in once: what is filled in is not read again', () => {
    const mail = composeMail('reset', { to: 'a@example.test', lang: 'en' }, { link: '{link}{username}' })
    expect(mail).toMatchObject({
      channel: 'mail',
      to: 'a@example.test',
      subject: 'Reset your password',
      lang: 'en',
    })
    expect(mail.body).toContain('\n\n{link}{username}\n\n')
  })

  it('by SMS have no subject and fit one message', () => {
    for (const lang of ['tr', 'en'] as const) {
      for (const name of ['smsLogin', 'smsPhone'] as const) {
        const sms = composeSms(name, { to: '+905550000001', lang }, '123456')
        expect(sms.subject).toBeNull()
        expect(sms.body).toContain('123456')
        expect(sms.body.length).toBeLessThanOrEqual(155)
      }
    }
  })
})
