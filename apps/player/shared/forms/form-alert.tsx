import { CircleAlert } from 'lucide-react'

/**
 * A refusal of a whole form, above its button. The region stands before the words come, so they are read
 * out.
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
