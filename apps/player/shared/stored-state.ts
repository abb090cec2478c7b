import { create, type StoreApi, type UseBoundStore } from 'zustand'

/**
 * Creates a store of something that this device keeps. Its first state is `drawn`, as the server draws the page:
 * hydration compares with it, and shows `stored` right after.
 */
export function createStored<State>(drawn: State, stored: State): UseBoundStore<StoreApi<State>> {
  const useStored = create<State>(() => drawn)
  useStored.setState(stored, true)
  return useStored
}
