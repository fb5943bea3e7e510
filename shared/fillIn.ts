/** Replaces the `{name}` placeholders of a text. One without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  const known = new Map(Object.entries(values))
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(known.get(name) ?? placeholder),
  )
}
