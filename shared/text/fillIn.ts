/** The names of a text's placeholders. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Replaces the `{name}` placeholders of a text. Placeholders without a value are kept. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  const known = new Map(Object.entries(values))
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(known.get(name) ?? placeholder),
  )
}
