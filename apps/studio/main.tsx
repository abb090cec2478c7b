import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { createShellLink } from './shell-link.ts'
import { start } from './start.tsx'

const shell = createShellLink(window)

/** Tells the shell, which would otherwise keep its loading screen over a game that never appears. */
function onFailed(error: unknown): void {
  reportError(error)
  shell.tell({ type: 'poyraz:failed' })
}

const root = document.getElementById('root')
if (root) start(createRoot(root, { onUncaughtError: onFailed }), { shell, onFailed }).catch(onFailed)
