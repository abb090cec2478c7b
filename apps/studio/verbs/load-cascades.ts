/** Loads what only games with cascades need. They wait for it when they open. */
export function loadCascades() {
  return import('./show-cascade.ts')
}
