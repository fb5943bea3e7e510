/**
 * Returns access to a key of the browser's storage. Never throws: if storage is forbidden or full, reads
 * return null and writes do nothing.
 */
export function storageItem(area: 'localStorage' | 'sessionStorage', key: string) {
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
        // Storage is forbidden or full.
      }
    },
  }
}
