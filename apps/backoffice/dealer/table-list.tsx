import type { dealerTables } from '@poyraz/contract/backoffice'
import { fillText } from '@poyraz/text'
import { Badge, Spinner, useLang } from '@poyraz/ui'
import { useEffect, useState } from 'react'
import { call, type Wire } from '../shared/call.ts'
import { useDealerTexts } from './texts.ts'

const TABLES = { class: 'dealer', method: 'tables', write: false } as const

/** The tables that are dealt by hand, to choose one. */
export function TableList({ onChoose, onEnd }: { onChoose(tableID: number): void; onEnd(): void }) {
  const t = useDealerTexts()
  const lang = useLang()
  const [tables, setTables] = useState<readonly Wire<typeof dealerTables>[] | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void call<typeof dealerTables>(TABLES, {}, lang).then((done) => {
      if (done.ok) return setTables(done.value)
      return done.error.error === 'session_expired' ? onEnd() : setProblem(done.error.message || t.offline)
    })
  }, [lang, onEnd, t])
  return (
    <section className="mx-auto flex w-full max-w-form flex-col gap-3">
      <h2 className="text-lg">{t.tables}</h2>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      {tables === null && problem === '' && <Spinner />}
      <ul className="flex flex-col gap-2">
        {tables?.map(({ tableID, name, dealer, isOffered }) => (
          <li key={tableID}>
            <button
              type="button"
              onClick={() => onChoose(tableID)}
              className="flex min-h-16 w-full items-center gap-3 rounded-control border border-line bg-surface px-4 text-left hover:bg-surface-2"
            >
              <span className="flex-1 font-bold">{name}</span>
              <span className="text-sm text-muted">
                {dealer === null ? t.free : fillText(t.heldBy, { name: dealer })}
              </span>
              {isOffered && <Badge>{t.offered}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
