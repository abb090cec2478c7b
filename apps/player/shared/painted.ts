/**
 * Resolves once the browser has shown what just changed: a press is answered before its work is done. A tab
 * that nobody sees paints nothing, so there is nothing to wait for.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
