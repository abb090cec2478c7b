import type { accessLogout, accessMe } from '@poyraz/contract/backoffice'
import { Button, HOUSE_NAME, IconButton, LangContext, Spinner } from '@poyraz/ui'
import { Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call, type Wire } from '../shared/call.ts'
import { usePreferences } from '../shared/preferences.ts'
import { Desk } from './desk.tsx'
import { SignIn } from './sign-in.tsx'
import { TableList } from './table-list.tsx'
import { useDealerTexts } from './texts.ts'

export type Session = Wire<typeof accessMe>
type Preferences = ReturnType<typeof usePreferences>

/** `/backoffice/dealer`: sign-in, choice of a table, and the desk of the table. */
export function DealerApp() {
  const preferences = usePreferences()
  return (
    <LangContext value={preferences.lang}>
      <Console {...preferences} />
    </LangContext>
  )
}

function Console(preferences: Preferences) {
  // `undefined` until the server has answered.
  const [session, setSession] = useState<Session | null | undefined>(undefined)
  const [tableID, choose] = useState<number | null>(null)
  useEffect(() => {
    void call<typeof accessMe>(ME, {}, 'tr').then((me) => setSession(me.ok ? me.value : null))
  }, [])
  const end = () => {
    setSession(null)
    choose(null)
  }
  const logOut = async () => {
    await call<typeof accessLogout>(LOGOUT, {}, preferences.lang)
    end()
  }
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-400 flex-col gap-4 p-4 text-text">
      <Head {...preferences} session={session ?? null} onLogOut={logOut} />
      <main className="flex flex-1 flex-col">
        {session === undefined && <Spinner />}
        {session === null && <SignIn onSignedIn={setSession} />}
        {session && tableID === null && <TableList onChoose={choose} onEnd={end} />}
        {session && tableID !== null && <Desk tableID={tableID} onBack={() => choose(null)} onEnd={end} />}
      </main>
    </div>
  )
}

type HeadProps = Preferences & { readonly session: Session | null; onLogOut(): void }

/** Name of the console and of the account, language, colours and logout. */
function Head({ lang, setLang, mode, setMode, session, onLogOut }: HeadProps) {
  const t = useDealerTexts()
  return (
    <header className="flex flex-wrap items-center gap-2">
      <h1 className="mr-auto text-xl">
        {HOUSE_NAME} · {t.title}
      </h1>
      {session && <span className="text-sm text-muted">{session.name}</span>}
      <Button
        variant="quiet"
        lang={lang === 'tr' ? 'en' : 'tr'}
        onClick={() => setLang(lang === 'tr' ? 'en' : 'tr')}
      >
        {lang === 'tr' ? 'English' : 'Türkçe'}
      </Button>
      <IconButton
        label={mode === 'dark' ? t.light : t.dark}
        onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
      >
        {mode === 'dark' ? <Sun className="size-5" /> : <Moon className="size-5" />}
      </IconButton>
      {session && (
        <Button variant="quiet" onClick={onLogOut}>
          {t.logOut}
        </Button>
      )}
    </header>
  )
}

const ME = { class: 'access', method: 'me', write: false } as const
const LOGOUT = { class: 'access', method: 'logout', write: true } as const
