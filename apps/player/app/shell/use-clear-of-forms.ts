import { type RefObject, useLayoutEffect } from 'react'

/** Buttons that send a form. */
const SENDERS = 'button[type="submit"]'
/** On a board whose notices would cover such a button: its style shows them at the top. */
const MOVED = 'data-moved'

/**
 * Marks the board as moved once its notices cover a button that sends a form, also while the page is
 * scrolled. `count` is the number of notices; without any the next ones begin at the bottom again.
 */
export function useClearOfForms(board: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    if (count === 0) return element.removeAttribute(MOVED)
    const look = () => coversSender(element) && element.setAttribute(MOVED, '')
    look()
    addEventListener('scroll', look, { passive: true, capture: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [board, count])
}

function coversSender(board: HTMLElement): boolean {
  const cards = Array.from(board.children, (card) => card.getBoundingClientRect())
  return Array.from(document.querySelectorAll(SENDERS)).some((sender) => {
    const place = sender.getBoundingClientRect()
    return place.width > 0 && cards.some((card) => overlap(card, place))
  })
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
