/** Hands a few lines to the browser's printing, on a sheet of their own. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  // Not hidden: browsers print nothing of what has no box.
  frame.className = 'sr-only'
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet || !frame.contentWindow) return frame.remove()
  const heading = sheet.createElement('h1')
  heading.textContent = title
  const lines = sheet.createElement('pre')
  lines.textContent = text
  sheet.body.append(heading, lines)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
