import { createHash } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSession } from '../../shared/session/session-store.ts'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { OwnMessages } from './components/own-messages.tsx'
import { SupportCard } from './components/support-card.tsx'
import { SupportForm } from './components/support-form.tsx'

const SALT = 'abc'
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}7`).digest('hex'),
  salt: SALT,
  signature: 'sig',
  maxnumber: 10,
}
const PROFILE = { username: 'ada' } as unknown as NonNullable<
  ReturnType<typeof useSession.getState>['profile']
>
const MESSAGE = {
  id: '01997000-0000-7000-8000-000000000001',
  reference: 'M-4F7K',
  subject: 'Çekimim bekliyor',
  text: 'İki gündür bekliyor.\nNe zaman gelir?',
  related: 'Ç-7Q2M',
  status: 'answered',
  date: '2026-11-21T09:00:00.000Z',
  answers: [{ text: 'Bugün gönderdik.', date: '2026-11-21T10:00:00.000Z' }],
}

fakeServer()

describe.each(LANGS)('the form of a message to the support (%s)', (lang) => {
  const { content, fields } = TEXTS[lang]
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
  const send = () => screen.getByRole('button', { name: content.message.send })

  it('of a player has no address, and names the payment of the link', async () => {
    useSession.setState({ profile: PROFILE })
    answer('support.write', { reference: 'M-4F7K' })
    const { user } = await show(<SupportForm about="Ç-7Q2M" />, lang)
    expect(screen.queryByLabelText(content.message.email)).toBeNull()
    await user.type(field(content.message.subject), 'Çekimim bekliyor')
    await user.type(field(content.message.text), 'İki gündür bekliyor.')
    await expectAccessible()
    await user.click(send())
    const arrived = await screen.findByText(content.message.sent)
    expect(arrived.parentElement?.textContent).toContain('M-4F7K')
    expect(callsOf('support.write')).toEqual([
      { subject: 'Çekimim bekliyor', text: 'İki gündür bekliyor.', related: 'Ç-7Q2M' },
    ])
    await user.click(screen.getByRole('button', { name: content.message.another }))
    expect((field(content.message.subject) as HTMLInputElement).value).toBe('')
  })

  it('of a visitor asks for an address, and proves some work before it is sent', async () => {
    useSession.setState({ profile: null })
    answer('support.write', (data) =>
      data['proof'] === undefined
        ? { ...refusal('proof_required', ''), data: CHALLENGE }
        : { result: true, message: '', code: 200, error: null, data: { reference: 'M-4F7K' } },
    )
    const { user } = await show(<SupportForm about={undefined} />, lang)
    await user.type(field(content.message.subject), 'Üyelik sorusu')
    await user.type(field(content.message.text), 'Nasıl üye olabilirim acaba?')
    await user.click(send())
    const email = field(content.message.email)
    expect(descriptionOf(email)).toBe(fields.required)
    expect(callsOf('support.write')).toEqual([])
    await user.type(email, 'ada@ornek.example')
    await user.click(send())
    const arrived = await screen.findByText(content.message.sent)
    expect(arrived.parentElement?.textContent).toContain('ada@ornek.example')
    expect(callsOf('support.write')).toHaveLength(2)
  })

  it('explains a refusal above its button and keeps the text', async () => {
    useSession.setState({ profile: PROFILE })
    answer('support.write', () => refusal('message_limit', 'Yarın yeniden dene.'))
    const { user } = await show(<SupportForm about={undefined} />, lang)
    await user.type(field(content.message.subject), 'Çekimim bekliyor')
    await user.type(field(content.message.text), 'İki gündür bekliyor.')
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Yarın yeniden dene.'))
    expect((field(content.message.text) as HTMLTextAreaElement).value).toBe('İki gündür bekliyor.')
  })
})

describe.each(LANGS)("the player's messages (%s)", (lang) => {
  const { message } = TEXTS[lang].content

  it('show number, state, text and answer', async () => {
    answer('support.mine', [MESSAGE])
    const { user } = await show(<OwnMessages />, lang)
    await user.click(await screen.findByText('Çekimim bekliyor'))
    for (const text of [message.states.answered, 'Bugün gönderdik.', /M-4F7K/, /Ç-7Q2M/])
      expect(screen.getByText(text)).toBeTruthy()
    await expectAccessible()
  })

  it('say so where there are none', async () => {
    answer('support.mine', [])
    await show(<OwnMessages />, lang)
    expect(await screen.findByText(message.none)).toBeTruthy()
  })
})

it('the address for mail is a link (S2.16)', async () => {
  await show(<SupportCard email="destek@poyraz.example" />)
  const link = screen.getByRole('link', { name: 'destek@poyraz.example' })
  expect(link.getAttribute('href')).toBe('mailto:destek@poyraz.example')
})
