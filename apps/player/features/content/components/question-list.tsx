import { ChevronDown } from 'lucide-react'
import { useBrowserFact } from '../../../shared/browser-fact.ts'
import type { Question } from '../../../shared/content/outline.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'

/** Questions that expand to their answers; the one named by the URL's hash is initially open. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  // Browsers do not send the hash to the server.
  const hash = useBrowserFact<string>(hashNow, '')
  const wanted = decodeURIComponent(hash.slice(1))
  return (
    <ul className="flex flex-col gap-3">
      {questions.map(({ id, question, answer }) => (
        <li key={id} id={id}>
          <details
            open={id === wanted}
            className="group rounded-tile border border-line bg-surface shadow-card open:border-line-strong"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-tile px-5 py-3">
              <h2 className="text-base md:text-lg">{question}</h2>
              <ChevronDown
                aria-hidden="true"
                className="size-5 flex-none text-muted transition group-open:rotate-180"
              />
            </summary>
            <RichText html={answer} className="max-w-prose px-5 pb-5" />
          </details>
        </li>
      ))}
    </ul>
  )
}

const hashNow = () => location.hash
