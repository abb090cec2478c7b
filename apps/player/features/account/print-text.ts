/** Prints a few lines on a page of their own with the browser's print dialog. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  // Not `hidden`: browsers do not print a frame without a box.
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
