/** Keeps what was used last, up to a number of bytes. */
export class BoundedCache<Value> {
  readonly #limit: number
  readonly #sizeOf: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #size = 0

  constructor(limit: number, sizeOf: (value: Value) => number) {
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    // A Map iterates in insertion order: putting it back makes it the newest.
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#remove(key)
    this.#values.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#limit) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#size -= this.#sizeOf(value)
  }
}
