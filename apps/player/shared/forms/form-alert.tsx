import { CircleAlert } from 'lucide-react'

/**
 * Error of a whole form, above its button. The live region exists before its text, so that screen readers
 * announce it.
 */
export function FormAlert({ text }: { readonly text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className="flex animate-rise items-start gap-2 rounded-control bg-danger-soft px-4 py-3 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="size-5 flex-none" />
          {text}
        </p>
      )}
    </div>
  )
}
