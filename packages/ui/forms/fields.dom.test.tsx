import { err, ok } from '@poyraz/kernel'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Dialog } from '../overlays/dialog.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { textOf, useForm } from './use-form.ts'

const RULES = z.object({
  name: z.string().check(z.minLength(1, 'required')),
  size: z.string().check(z.minLength(1, 'choose')),
})
const OPTIONS = ['', 'S', 'L'].map((value) => ({ value, label: value || '-' }))

beforeEach(cleanup)

function Order(props: { readonly send: Send; readonly onDone?: () => void }) {
  const { busy, refused, errors, form } = useForm({
    rules: RULES,
    send: props.send,
    onDone: props.onDone ?? (() => undefined),
  })
  return (
    <Form {...form} aria-busy={busy}>
      <TextField name="name" label="Name" hint="As printed" error={errors['name']} />
      <SelectField name="size" label="Size" options={OPTIONS} defaultValue="" error={errors['size']} />
      <button type="submit">Send</button>
      <p role="alert">{refused?.message}</p>
    </Form>
  )
}

type Send = (form: FormData) => Promise<never>

const nothing: Send = async () => ok(null) as never
const name = () => screen.getByRole('textbox', { name: 'Name' })
const size = () => screen.getByRole('combobox', { name: 'Size' })
const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

describe('a form', () => {
  it('sends nothing while a field is wrong, and focuses the first one', async () => {
    const send = vi.fn<Send>(nothing)
    render(<Order send={send} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect([noteOf(name()), noteOf(size())]).toEqual(['required', 'choose'])
    expect(document.activeElement).toBe(name())
    expect(send).not.toHaveBeenCalled()
  })

  it('takes a choice while errors are shown', async () => {
    render(<Order send={nothing} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.selectOptions(size(), 'L')
    expect((size() as HTMLSelectElement).value).toBe('L')
    expect(size().getAttribute('aria-invalid')).toBeNull()
  })

  it('does not judge an empty field that is only passed', async () => {
    render(<Order send={nothing} />)
    await userEvent.click(name())
    await userEvent.tab()
    expect(noteOf(name())).toBe('As printed')
    await userEvent.type(name(), 'a{Backspace}')
    await userEvent.type(name(), 'b')
    await userEvent.tab()
    await userEvent.clear(name())
    await userEvent.tab()
    expect(noteOf(name())).toBe('required')
  })

  it('sends once until the answer is here, then ends', async () => {
    let finish: (answer: never) => void = () => undefined
    const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)))
    const done = vi.fn<() => void>()
    render(<Order send={send} onDone={done} />)
    await userEvent.selectOptions(size(), 'S')
    await userEvent.type(name(), 'ada{Enter}{Enter}')
    expect(send).toHaveBeenCalledOnce()
    expect(textOf(send.mock.calls[0]?.[0] as FormData, 'name')).toBe('ada')
    finish(ok(1) as never)
    await waitFor(() => expect(done).toHaveBeenCalledWith(1))
  })

  it('can be sent again after a refusal', async () => {
    const send = vi.fn<Send>(async () => err({ message: 'no' }) as never)
    render(<Order send={send} />)
    await userEvent.selectOptions(size(), 'S')
    await userEvent.type(name(), 'ada{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('no'))
    await userEvent.type(name(), '{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('shows an error of the server at its field, until that field changes', async () => {
    const refusal = { message: 'no', fields: [{ field: 'name', message: 'taken' }] }
    render(<Order send={async () => err(refusal) as never} />)
    await userEvent.selectOptions(size(), 'S')
    await userEvent.type(name(), 'ada{Enter}')
    await waitFor(() => expect(noteOf(name())).toBe('taken'))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.activeElement).toBe(name())
    await userEvent.type(name(), '1')
    expect(noteOf(name())).toBe('As printed')
  })

  it('keeps and sends what was typed and sent before its code had loaded', async () => {
    const send = vi.fn<Send>(nothing)
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Order send={send} />)
    const form = container.querySelector('form') as HTMLFormElement
    expect([form.method, form.noValidate, form.hasAttribute('data-drawn')]).toEqual(['post', true, true])
    // As the first script of the page does.
    Object.assign(name(), { value: 'ada', typed: 'ada' })
    Object.assign(size(), { value: 'L', typed: 'L' })
    Object.assign(form, { sent: true })
    render(<Order send={send} />, { container, hydrate: true })
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(Object.fromEntries(send.mock.calls[0]?.[0] as FormData)).toEqual({ name: 'ada', size: 'L' })
    expect(form.hasAttribute('data-drawn')).toBe(false)
  })
})

describe('fields', () => {
  it('show and hide a password', async () => {
    render(<PasswordField name="p" label="Password" showLabel="Show" hideLabel="Hide" />)
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })

  it('tie a checkbox to its error', () => {
    render(<CheckboxField name="c" label="I agree" error="needed" />)
    expect(noteOf(screen.getByRole('checkbox', { name: 'I agree' }))).toBe('needed')
  })
})

describe('a dialog', () => {
  it('focuses its first field, and closes by its button but not by a press inside it', async () => {
    const close = vi.fn<() => void>()
    render(
      <Dialog open title="Order" closeLabel="Close" onClose={close}>
        <TextField label="Name" />
      </Dialog>,
    )
    expect(document.activeElement).toBe(name())
    await userEvent.click(name())
    expect(close).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
  })

  it('has no button to close it where it must be answered', () => {
    render(
      <Dialog open title="Order">
        <p>Answer</p>
      </Dialog>,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
