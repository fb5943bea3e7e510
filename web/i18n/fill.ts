import type { Text } from '../../shared/content/text.ts'

/** Returns a text with its `{name}` placeholders replaced. One without a value stays as it is. */
export function fill(text: Text, values: Record<string, string | number | undefined>): Text {
  const value = text.value.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  )
  return { ...text, value }
}
