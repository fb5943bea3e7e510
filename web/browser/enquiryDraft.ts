import type { Enquiry } from '../../shared/enquiry/enquiry.ts'
import { storageItem } from './storage.ts'

/**
 * The draft of an enquiry in the browser's storage. It imports nothing of the form, because it is saved by the
 * inline script too.
 */
export type EnquiryDraft = {
  values: Partial<Enquiry>
  /** The service that the page's address or form asked for while the draft was written. */
  serviceParam: string | null
}

const storage = storageItem('localStorage', 'enquiry-draft')

/** The lifetime of a draft in ms. It is short, because other people may use the same device. */
const lifetime = 24 * 60 * 60 * 1000

/** The draft where storage is forbidden or full: until the document is left, tools still fill in the form. */
let unstored: string | null = null

/** Replaces the stored draft. It expires a day later. */
export function saveDraft(draft: { values: object; serviceParam: string | null }): void {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() })
  storage.write(text)
  unstored = storage.read() === text ? null : text
}

/**
 * Adds a text to the message of the draft. It replaces what the same tool added before in this tab, and keeps what the
 * visitor has written at the ends of its lines.
 */
export function addToMessage(tool: string, text: string): void {
  const added = storageItem('sessionStorage', `added-${tool}`)
  const draft = readDraft()
  const message = draft?.values.message ?? ''
  saveDraft({
    values: { ...draft?.values, message: withBlock(message, text, added.read()) },
    serviceParam: draft?.serviceParam ?? null,
  })
  added.write(text)
}

/** Returns a message with a block of lines in place of an earlier one, or at its end. */
function withBlock(message: string, block: string, earlier: string | null): string {
  const written = message.split('\n')
  const before = (earlier ?? block).split('\n')
  const start = written.findIndex((_, index) =>
    before.every((line, offset) => written[index + offset]?.startsWith(line.trimEnd())),
  )
  if (start === -1) return [message, block].filter(Boolean).join('\n\n')
  const completed = new Map(before.map((line, offset) => [line, written[start + offset]]))
  return [
    ...written.slice(0, start),
    ...block.split('\n').map((line) => completed.get(line) ?? line),
    ...written.slice(start + before.length),
  ].join('\n')
}

export function removeDraft(): void {
  storage.write(null)
  unstored = null
}

/** The draft as stored before this document was filled in. */
let earlier: string | null | undefined

/**
 * Saves what is typed before the application runs, in front of an earlier draft. The inline script calls it, so the two
 * are merged when they are read.
 */
export function saveEarlyDraft(): void {
  const form = [...document.forms].find(({ elements }) => elements.namedItem('message'))
  if (!form) return
  if (earlier === undefined) earlier = storage.read()
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value))
  // Otherwise, the application still selects the service in the address, or of the form.
  const serviceParam =
    values.service && (new URLSearchParams(location.search).get('service') ?? form.dataset.service)
  storage.write(`${JSON.stringify({ values, serviceParam, savedAt: Date.now() })}\n${earlier}`)
}

/**
 * Returns this browser's draft, with an earlier one under what was typed before the application ran. Null, and nothing
 * is stored any more, if there is none or it is malformed, expired or from the future.
 */
export function readDraft(): EnquiryDraft | null {
  const drafts = (unstored ?? storage.read() ?? '').split('\n').flatMap(parse)
  if (drafts.length === 0) {
    removeDraft()
    return null
  }
  return drafts.reduceRight((earlier, { values, serviceParam }) => ({
    values: { ...earlier.values, ...values },
    serviceParam: serviceParam ?? earlier.serviceParam,
  }))
}

/** Fills the empty fields of a form with a draft. Names that are no fields of the form are ignored. */
export function fillEmptyFields({ elements }: HTMLFormElement, draft: EnquiryDraft | null): void {
  for (const [name, value] of Object.entries(draft?.values ?? {})) {
    const field = elements.namedItem(name)
    if (field && 'value' in field) field.value ||= value
  }
}

function parse(text: string): EnquiryDraft[] {
  try {
    const { values, serviceParam, savedAt }: Record<string, unknown> = JSON.parse(text)
    if (!(Math.abs(Date.now() - Number(savedAt)) < lifetime)) return []
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')
    return [
      {
        values: Object.fromEntries(texts),
        serviceParam: typeof serviceParam === 'string' ? serviceParam : null,
      },
    ]
  } catch {
    return []
  }
}
