import { create } from 'zustand'

/** Number of calls that block the page with the waiting dialog. */
export const useWaiting = create<{ readonly calls: number }>(() => ({ calls: 0 }))

/** Shows the waiting dialog until `work` has settled. */
export async function waitingFor<T>(work: Promise<T>): Promise<T> {
  useWaiting.setState(({ calls }) => ({ calls: calls + 1 }))
  try {
    return await work
  } finally {
    useWaiting.setState(({ calls }) => ({ calls: calls - 1 }))
  }
}
