/**
 * Resolves after the browser has painted the latest change, so that a press is visible before long work
 * starts. Resolves at once in a hidden tab, which does not paint.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
