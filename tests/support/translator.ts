/** Does to a page what the translators of browsers do: puts each text into elements of their own. */
export function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const collected: Text[] = []
  while (texts.nextNode()) collected.push(texts.currentNode as Text)
  for (const text of collected) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
