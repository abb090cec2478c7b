import { useMedia } from '../../shared/use-media.ts'

/**
 * Returns true from the breakpoint `md` on: wider than a phone. Only for parts that the server does not
 * render.
 */
export const useWide = (): boolean => useMedia('(min-width: 48rem)', true)
