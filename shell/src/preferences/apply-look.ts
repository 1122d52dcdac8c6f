/** Gives the document, and the browser's own bars around it, the colors of a theme. */
export function applyLook(theme: 'light' | 'dark'): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  root.style.colorScheme = theme
  const frame = getComputedStyle(root).getPropertyValue('--frame')
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute('content', frame)
}
