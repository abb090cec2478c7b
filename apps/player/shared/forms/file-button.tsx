import { buttonClass, cx, Spinner } from '@poyraz/ui'
import type { ChangeEvent, ReactNode } from 'react'
import { PHOTO_TYPES } from './photo.ts'

/** A native file input with the look of a button; `capture` opens the camera on phones. */
export function FileButton(props: {
  readonly busy: boolean
  readonly capture?: 'user' | 'environment'
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Allows the same file to be chosen again after a failure.
    target.value = ''
    if (file) props.onFile(file)
  }
  return (
    <label
      className={cx(
        buttonClass({ variant: 'outline' }),
        'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus whitespace-nowrap max-sm:flex-1',
        props.busy && 'opacity-55',
      )}
    >
      {props.busy && !props.capture && <Spinner />}
      {props.children}
      <input
        type="file"
        accept={PHOTO_TYPES.join(',')}
        capture={props.capture}
        disabled={props.busy}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
