import { create } from 'zustand'

/** How many calls the player has to wait for; the page is blocked by a dialog while there is one. */
export const useWaiting = create<{ readonly calls: number }>(() => ({ calls: 0 }))

/** Shows the waiting dialog until `work` is done, however it ends. */
export async function waitingFor<T>(work: Promise<T>): Promise<T> {
  useWaiting.setState(({ calls }) => ({ calls: calls + 1 }))
  try {
    return await work
  } finally {
    useWaiting.setState(({ calls }) => ({ calls: calls - 1 }))
  }
}
