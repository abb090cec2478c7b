/**
 * Writes the pointer position, -1..1 from the middle of the page, into CSS variables that shift the
 * background.
 */
export function followTilt(root: HTMLElement): void {
  addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse') return
    root.style.setProperty('--tilt-x', ((clientX / innerWidth) * 2 - 1).toFixed(3))
    root.style.setProperty('--tilt-y', ((clientY / innerHeight) * 2 - 1).toFixed(3))
  })
}
