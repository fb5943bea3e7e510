import { isReference, newReference } from '../../shared/enquiry/origin.ts'
import { draftStorage as storage } from '../browser/storage.ts'
import { areSame, type Values } from './formValues.ts'

/** An enquiry that was typed and not sent yet. */
export type Draft = {
  values: Partial<Values>
  /** The service in the address of the page while it was written. */
  asked: string | null
  /** The reference of the enquiry with these values, which may have been stored without an answer. */
  reference: string
}

/** How long a draft is kept, in ms. Not longer, because others may use the same device. */
const lifetime = 24 * 60 * 60 * 1000

/** Removes the draft with these values. Another one, written in another tab, stays. */
export function clearDraft(values: Values): void {
  const draft = parse(storage.read())
  if (draft !== null && areSame(draft.values, values)) storage.write(null)
}

/** Returns this browser's draft; null if there is none or it is malformed, too old or ahead of time. */
export function readDraft(): Draft | null {
  const draft = parse(storage.read())
  if (draft !== null && Math.abs(Date.now() - draft.savedAt) < lifetime) return draft
  storage.write(null)
  return null
}

function parse(text: string | null): (Draft & { savedAt: number }) | null {
  if (text === null) return null
  try {
    const { values, asked, reference, savedAt }: Record<string, unknown> = JSON.parse(text)
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')
    return {
      values: Object.fromEntries(texts),
      asked: typeof asked === 'string' ? asked : null,
      reference: isReference(reference) ? reference : newReference(),
      savedAt: Number(savedAt),
    }
  } catch {
    return null
  }
}
