import type { Enquiry } from '../../shared/enquiry/enquiry.ts'
import { storageItem } from './storage.ts'

/**
 * The draft of an enquiry in the browser's storage. This module does not import the form, because the inline script
 * contains it too.
 */
export type EnquiryDraft = {
  values: Partial<Enquiry>
  /** The service in the page's address or form when the draft was saved. */
  serviceParam: string | null
}

const storage = storageItem('localStorage', 'enquiry-draft')

/** The lifetime of a draft. It is short, because other people may use the same device. */
const lifetimeMs = 24 * 60 * 60 * 1000

/** The draft in memory, if storage is forbidden or full: tools can then still fill in the form of this document. */
let unstored: string | null = null

/** Replaces the stored draft. It expires a day later. */
export function saveDraft(draft: { values: object; serviceParam: string | null }): void {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() })
  storage.write(text)
  unstored = storage.read() === text ? null : text
}

/**
 * Adds a text to the draft's message. Replaces the text that the same tool added earlier in this tab, and keeps what
 * the visitor has typed between its lines and at their ends.
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

/**
 * Returns a message with a block of lines in place of an earlier one, or at its end. A line of the earlier block is
 * recognized by its beginning, wherever it now stands. Text that the visitor has typed below such a line stays below
 * it. If the new block lacks the line, the typed text stays below the line before.
 */
function withBlock(message: string, block: string, earlier: string | null): string {
  const written = message.split('\n')
  const places = placesOf((earlier ?? block).split('\n'), written)
  const [first] = places
  if (!first) return [message, block].filter(Boolean).join('\n\n')

  const lines = block.split('\n')
  const unmatchedLines = [...lines]
  /** For each line that is in both blocks, the lines of the message that belong to it, in order. */
  const kept = new Map<string, string[][]>()
  const above = written.slice(0, first.index)
  let current = above
  let end = first.index
  for (const [place, { line, index }] of places.entries()) {
    end = places[place + 1]?.index ?? index + 1
    const [own = '', ...typed] = written.slice(index, end)
    if (unmatchedLines.includes(line)) {
      unmatchedLines.splice(unmatchedLines.indexOf(line), 1)
      current = [own]
      kept.set(line, [...(kept.get(line) ?? []), current])
    }
    current.push(...typed)
  }
  return [
    ...above,
    ...lines.flatMap((line) => kept.get(line)?.shift() ?? [line]),
    ...written.slice(end),
  ].join('\n')
}

/**
 * Finds the lines of a text that begin like the given lines, in the order of the given lines. An empty line counts only
 * directly after the line found before it.
 */
function placesOf(lines: string[], written: string[]): { line: string; index: number }[] {
  const places: { line: string; index: number }[] = []
  for (const line of lines) {
    const start = line.trimEnd()
    const next = (places.at(-1)?.index ?? -1) + 1
    const index =
      start === ''
        ? written.indexOf('', next)
        : written.findIndex((text, place) => place >= next && text.startsWith(start))
    if (index !== -1 && (start !== '' || (index === next && next > 0))) places.push({ line, index })
  }
  return places
}

export function removeDraft(): void {
  storage.write(null)
  unstored = null
}

/** The draft that was stored before the visitor typed in this document. */
let earlier: string | null | undefined

/**
 * Saves the input typed before the application runs, as a line before the earlier draft. Called by the inline script;
 * `readDraft` merges the two later.
 */
export function saveEarlyDraft(): void {
  const form = [...document.forms].find(({ elements }) => elements.namedItem('message'))
  if (!form) return
  if (earlier === undefined) earlier = storage.read()
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value))
  // If null, the application selects the service in the address or the form's default.
  const serviceParam =
    values.service && (new URLSearchParams(location.search).get('service') ?? form.dataset.service)
  storage.write(`${JSON.stringify({ values, serviceParam, savedAt: Date.now() })}\n${earlier}`)
}

/**
 * Returns this browser's draft. Values typed before the application ran override those of an earlier draft. Returns
 * null, and clears the storage, if there is no draft, or it is malformed, expired or dated in the future.
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

/** Fills the empty fields of a form with a draft. Ignores names without a field. */
export function fillEmptyFields({ elements }: HTMLFormElement, draft: EnquiryDraft | null): void {
  for (const [name, value] of Object.entries(draft?.values ?? {})) {
    const field = elements.namedItem(name)
    if (field && 'value' in field) field.value ||= value
  }
}

function parse(text: string): EnquiryDraft[] {
  try {
    const { values, serviceParam, savedAt }: Record<string, unknown> = JSON.parse(text)
    if (!(Math.abs(Date.now() - Number(savedAt)) < lifetimeMs)) return []
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
