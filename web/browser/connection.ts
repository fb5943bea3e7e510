declare global {
  interface Navigator {
    /** The Network Information API, of Chromium only. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/**
 * Returns whether the connection is known to be fast and not to be spared, so that what is only likely
 * to be needed may be loaded.
 */
export function isGenerousConnection(): boolean {
  const { connection } = navigator
  return connection?.effectiveType === '4g' && !connection.saveData
}
