import { usePreferences } from '../../../shared/preferences/preferences.ts'

/** Returns true in the dark mode of the site, in which the courses lie under lamps. */
export const useIsNight = (): boolean => usePreferences(({ mode }) => mode === 'dark')
