/** Colours of the landscape, far to near, from the theme; and the light of windows. */
export const FAR = 'var(--land-far)'
export const MIDDLE = 'var(--land-middle)'
export const NEAR = 'var(--land-near)'
export const LIGHT = '#ffce73'
