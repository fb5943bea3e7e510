type Child = Node | string | false | null | undefined

/**
 * Creates an element. The dialog does not use React, because results must not wait for it. Changed parts are replaced
 * as a whole, so that translators and extensions cannot break them.
 * @param attributes attributes that are undefined or false are left out
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
