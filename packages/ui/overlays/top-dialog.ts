import { useSyncExternalStore } from 'react'

/** Open modal dialogs; the topmost is the last. */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

export function showOnTop(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal()
  set([...stack.filter((other) => other !== dialog), dialog])
}

export function takeDown(dialog: HTMLDialogElement): void {
  dialog.close()
  if (stack.includes(dialog)) set(stack.filter((other) => other !== dialog))
}

/** Returns the topmost modal dialog: everything outside of it is inert. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
