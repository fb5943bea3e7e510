type Child = Node | string | false | null | undefined

/**
 * Makes an element. The dialog has no React, because a result must not wait for it. Whatever changes is replaced as a
 * whole, so that translators and extensions do no harm.
 * @param attributes those that are undefined or false are left out
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | false | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value)
  made.append(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  )
  return made
}
