import { draftStorage as storage } from '../browser/storage.ts'
import { areEqual, type EnquiryValues } from './formValues.ts'

export type EnquiryDraft = {
  values: Partial<EnquiryValues>
  /** The service in the page's address while the draft was written. */
  asked: string | null
}

/** The lifetime of a draft in ms. It is short, because other people may use the same device. */
const lifetime = 24 * 60 * 60 * 1000

/** Removes the draft if it has these values, and keeps a draft that another tab has written. */
export function clearDraft(values: EnquiryValues): void {
  const draft = parse(storage.read())
  if (draft !== null && areEqual(draft.values, values)) storage.write(null)
}

/** Returns this browser's draft, or null if there is none or it is malformed, expired or from the future. */
export function readDraft(): EnquiryDraft | null {
  const draft = parse(storage.read())
  if (draft !== null && Math.abs(Date.now() - draft.savedAt) < lifetime) return draft
  storage.write(null)
  return null
}

function parse(text: string | null): (EnquiryDraft & { savedAt: number }) | null {
  if (text === null) return null
  try {
    const { values, asked, savedAt }: Record<string, unknown> = JSON.parse(text)
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')
    return {
      values: Object.fromEntries(texts),
      asked: typeof asked === 'string' ? asked : null,
      savedAt: Number(savedAt),
    }
  } catch {
    return null
  }
}
