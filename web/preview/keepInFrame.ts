/**
 * Keeps links from taking the preview out of the Studio's frame: telephone and mail links would leave
 * an empty frame behind, other sites refuse to be framed.
 * @returns a function that stops it
 */
export function keepInFrame(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin === location.origin) return
    event.preventDefault()
    if (link.protocol === 'https:') window.open(link.href, '_blank', 'noopener')
  }
  if (window.parent === window) return () => {}
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
