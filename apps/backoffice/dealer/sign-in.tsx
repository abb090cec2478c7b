import type { accessLogin } from '@poyraz/contract/backoffice'
import { err } from '@poyraz/kernel'
import { Button, Card, CodeField, Form, PasswordField, TextField, textOf, useForm, useLang } from '@poyraz/ui'
import { call } from '../shared/call.ts'
import type { Session } from './dealer-app.tsx'
import { useDealerTexts } from './texts.ts'

const LOGIN = { class: 'access', method: 'login', write: false } as const
const CODE_DIGITS = 6

/** Sign-in of staff with password and authenticator. */
export function SignIn({ onSignedIn }: { onSignedIn(session: Session): void }) {
  const t = useDealerTexts()
  const lang = useLang()
  const { form, busy, refused } = useForm({
    send: async (sent: FormData) => {
      const data = {
        name: textOf(sent, 'name'),
        password: textOf(sent, 'password'),
        code: textOf(sent, 'code'),
      }
      const done = await call<typeof accessLogin>(LOGIN, data, lang)
      return done.ok ? done : err({ message: done.error.message || t.offline })
    },
    onDone: onSignedIn,
  })
  return (
    <Card className="mx-auto w-full max-w-form">
      <h2 className="text-lg">{t.signIn}</h2>
      <Form {...form} className="mt-4 flex flex-col gap-4">
        <TextField
          label={t.name}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
        />
        <CodeField label={t.code} name="code" digits={CODE_DIGITS} />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {refused?.message}
        </p>
        <Button type="submit" size="lg" block busy={busy}>
          {t.signIn}
        </Button>
      </Form>
    </Card>
  )
}
