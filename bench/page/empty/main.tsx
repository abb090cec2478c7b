import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** The floor that any React page stands on: React, one heading, nothing else. */
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <h1>Poyraz</h1>
    </StrictMode>,
  )
}
