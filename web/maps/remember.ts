/**
 * Returns a function that makes the value of a key once, because a build and the preview ask for the
 * same maps again and again. When there are too many values it forgets them all.
 */
export function remember<Value>(most = 200): (key: unknown, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const text = JSON.stringify(key)
    const known = values.get(text)
    if (known !== undefined) return known
    if (values.size >= most) values.clear()
    const value = make()
    values.set(text, value)
    return value
  }
}
