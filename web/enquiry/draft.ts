import type { EnquiryField } from '../../shared/enquiry/enquiry.ts'
import { stored } from '../browser/storage.ts'

/** What was typed and not sent yet. */
export type Draft = {
  values: Partial<Record<EnquiryField, string>>
  /** The service that the address asked for while it was written, if any. */
  asked: string | null
}

/** Others may use the same device: a draft is forgotten after a day, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000

const storage = stored('localStorage', 'enquiry-draft')

export function saveDraft(draft: Draft): void {
  storage.write(JSON.stringify({ ...draft, savedAt: Date.now() }))
}

export function clearDraft(): void {
  storage.write(null)
}

/** The draft of this browser, or null: there is none, it is too old, or something else wrote it. */
export function readDraft(): Draft | null {
  const draft = parse(storage.read())
  if (draft !== null && Date.now() - draft.savedAt < lifetime) return draft
  clearDraft()
  return null
}

function parse(text: string | null): (Draft & { savedAt: number }) | null {
  if (text === null) return null
  try {
    const { values, asked, savedAt } = JSON.parse(text)
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string')
    return {
      values: Object.fromEntries(texts),
      asked: typeof asked === 'string' ? asked : null,
      savedAt: Number(savedAt),
    }
  } catch {
    return null
  }
}
