import type { Plugin } from 'vite'

/** The build for the server takes the same code and none of what is made for browsers alone. */
export function forBrowsers(plugin: Plugin): Plugin {
  return { ...plugin, applyToEnvironment: ({ name }) => name === 'client' }
}
