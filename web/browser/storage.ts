/**
 * Returns access to a key of the browser's storage. Never throws: where storage is forbidden or
 * full, reads return null and writes do nothing.
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
        // Storage is forbidden or full.
      }
    },
  }
}

/** The enquiry that was typed and not sent yet, as web/enquiry/draft.ts reads it. */
export const draftStorage = stored('localStorage', 'enquiry-draft')

type StoredDraft = {
  values: object
  /** The service in the address of the page while it was written. */
  asked: string | null
  /** Missing if the application has never run. */
  reference?: string
}

export function saveDraft(draft: StoredDraft): void {
  draftStorage.write(JSON.stringify({ ...draft, savedAt: Date.now() }))
}
