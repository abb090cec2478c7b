/** Colours of the land, far to near, as the theme gives them; and the light in windows. */
export const FAR = 'var(--land-far)'
export const MIDDLE = 'var(--land-middle)'
export const NEAR = 'var(--land-near)'
export const LIGHT = '#ffce73'
