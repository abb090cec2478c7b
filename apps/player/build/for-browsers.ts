import type { Plugin } from 'vite'

/** Restricts a plugin to the build for browsers; the build for the server omits it. */
export function forBrowsers(plugin: Plugin): Plugin {
  return { ...plugin, applyToEnvironment: ({ name }) => name === 'client' }
}
