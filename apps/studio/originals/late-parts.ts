/**
 * Loads the parts of an original. All of them are asked for from the page's own chunk, which holds this file:
 * from a late chunk, Vite would also ask for the sheet of the page, which is inlined and has no file.
 */
export const loadOriginal = () => import('./start-original.tsx')
export const loadOriginalPanels = () => import('./views/original-panels.tsx')
export const loadOriginalCelebrations = () => import('./views/original-celebrations.tsx')
