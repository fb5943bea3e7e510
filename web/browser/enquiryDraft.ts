import type { Enquiry } from '../../shared/enquiry/enquiry.ts'
import { storageItem } from './storage.ts'

/**
 * The draft of an enquiry in the browser's storage. It imports nothing of the form, because it is saved by the
 * inline script too.
 */
export type EnquiryDraft = {
  values: Partial<Enquiry>
  /** The service in the page's address while the draft was written. */
  serviceParam: string | null
}

const storage = storageItem('localStorage', 'enquiry-draft')

/** The lifetime of a draft in ms. It is short, because other people may use the same device. */
const lifetime = 24 * 60 * 60 * 1000

export function saveDraft(draft: { values: object; serviceParam: string | null }): void {
  storage.write(JSON.stringify({ ...draft, savedAt: Date.now() }))
}

export function removeDraft(): void {
  storage.write(null)
}

/** Returns this browser's draft, or null if there is none or it is malformed, expired or from the future. */
export function readDraft(): EnquiryDraft | null {
  const draft = parse(storage.read())
  if (draft !== null && Math.abs(Date.now() - draft.savedAt) < lifetime) return draft
  removeDraft()
  return null
}

function parse(text: string | null): (EnquiryDraft & { savedAt: number }) | null {
  if (text === null) return null
  try {
    const { values, serviceParam, savedAt }: Record<string, unknown> = JSON.parse(text)
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')
    return {
      values: Object.fromEntries(texts),
      serviceParam: typeof serviceParam === 'string' ? serviceParam : null,
      savedAt: Number(savedAt),
    }
  } catch {
    return null
  }
}
