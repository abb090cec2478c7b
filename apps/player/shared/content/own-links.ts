import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * Handles clicks on links inside content: links to this site navigate without a page load. The browser
 * handles links to other sites, to a new tab and to mail.
 */
export function useOwnLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || isBrowsers(event, link)) return
    event.preventDefault()
    void navigate({ href: link.pathname + link.search + link.hash })
  }
}

function isBrowsers(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button !== 0 || held || link.origin !== location.origin || link.target === '_blank'
}
