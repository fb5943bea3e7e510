/**
 * A key of the browser's storage. Where a visitor's settings forbid storage (reading it throws),
 * nothing is kept beyond the page: the site works all the same.
 */
export function stored(area: 'localStorage' | 'sessionStorage', key: string) {
  return {
    read(): string | null {
      try {
        return window[area].getItem(key)
      } catch {
        return null
      }
    },
    write(value: string | null): void {
      try {
        if (value === null) window[area].removeItem(key)
        else window[area].setItem(key, value)
      } catch {
        // Forbidden or full: see above.
      }
    },
  }
}
