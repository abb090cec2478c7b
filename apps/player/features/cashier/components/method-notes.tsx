import { Info } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Notes of a method for before the payment. */
export function MethodNotes({ notes }: { readonly notes: readonly string[] }) {
  const t = useTranslations('transfer')
  if (notes.length === 0) return null
  return (
    <section aria-label={t('notes')} className="flex gap-3 rounded-tile bg-surface-2 p-4 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-brand" />
      <ul className="flex flex-col gap-1.5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
