import { useMedia } from '../../../shared/use-media.ts'

/** Returns true on screens that are wide enough for the horizontal layout. */
export const useWide = (): boolean => useMedia('(min-width: 1024px)')
