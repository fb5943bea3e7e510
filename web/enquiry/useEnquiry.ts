import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { checkEnquiry, enquiryFields, type Issue } from '../../shared/enquiry/enquiry.ts'
import { newReference } from '../../shared/enquiry/origin.ts'
import { saveDraft } from '../browser/storage.ts'
import { isTimeout, withinTimeLimit } from '../browser/timeLimit.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useCameFrom } from '../routing/useCameFrom.ts'
import { clearDraft, type Draft, readDraft } from './draft.ts'
import { areSame, fieldOf, type Values, valuesOf } from './formValues.ts'

/** The outcome of the last submission. */
export type Outcome =
  | { kind: 'invalid'; issue: Issue }
  | { kind: 'refused' | 'unexpected'; isOffline: boolean }
  | { kind: 'sent'; name: string; reference: string }

/** supabase-js is the largest part of the form, so it is loaded when somebody writes. */
const loadSender = () => import('./send.ts')

/**
 * State of the enquiry form. Its values stay in the uncontrolled fields, which work before
 * hydration; a draft of them is kept in the browser; one enquiry is sent at a time.
 */
export function useEnquiry() {
  const asked = new URLSearchParams(useLocation().search).get('service')
  const { language } = useLanguage()
  const cameFrom = useCameFrom()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** The draft as this page last saved or read it. */
  const kept = useRef<Draft>(null)
  /** The draft as it was last sent, or read: the same values again are the same enquiry. */
  const sent = useRef<Draft>(null)
  const [isSending, setSending] = useState(false)
  const [issue, setIssue] = useState<Issue | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** Saves the values as a draft, with a reference of their own unless they are what was sent. */
  const saveAsDraft = (values: Values): Draft => {
    const draft = { values, asked, reference: newReference() }
    if (sent.current && areSame(values, sent.current.values))
      draft.reference = sent.current.reference
    saveDraft(draft)
    kept.current = draft
    return draft
  }

  useEffect(() => {
    if (form.current === null) return
    const draft = readDraft()
    restore(form.current, draft, asked)
    kept.current = draft
    sent.current = draft
  }, [asked])

  async function send(element: HTMLFormElement): Promise<Outcome> {
    const values = valuesOf(element)
    const result = checkEnquiry(values)
    setIssue('issue' in result ? result.issue : null)
    if ('issue' in result) {
      fieldOf(element, result.issue.field).focus()
      return { kind: 'invalid', issue: result.issue }
    }
    // Only what has changed, because another tab may have saved a draft since.
    const draft = kept.current
    sent.current = draft && areSame(values, draft.values) ? draft : saveAsDraft(values)
    const { reference } = sent.current

    setOutcome(null)
    setSending(true)
    const answer = await withinTimeLimit(async (signal) => {
      const { sendEnquiry } = await loadSender()
      const origin = { reference, language, page: cameFrom() }
      return sendEnquiry(result.enquiry, origin, signal)
    })
    if (answer === 'not stored') return { kind: 'refused', isOffline: !navigator.onLine }
    clearDraft(values)
    // What was written meanwhile stays, as the draft does.
    if (areSame(valuesOf(element), values)) element.reset()
    return { kind: 'sent', name: result.enquiry.firstName, reference }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const hasNothingNew = outcome?.kind === 'sent' && areSame(valuesOf(event.currentTarget), {})
    if (isBusy.current || hasNothingNew) return
    isBusy.current = true
    try {
      setOutcome(await send(event.currentTarget))
    } catch (error) {
      // Offline, what sending needs may not have been loaded.
      const isOffline = !navigator.onLine
      const isExpected = isOffline || isTimeout(error)
      if (!isExpected) console.error('The enquiry could not be sent', error)
      setOutcome({ kind: isExpected ? 'refused' : 'unexpected', isOffline })
    }
    setSending(false)
    isBusy.current = false
  }

  return {
    form,
    isSending,
    issue,
    outcome,
    /** Keeps what was typed, and begins to load what sending needs. */
    keep: () => {
      if (form.current !== null) saveAsDraft(valuesOf(form.current))
      // A failure is reported when it is sent.
      loadSender().catch(() => {})
    },
    submit,
  }
}

/**
 * Restores a draft into the fields that are empty. The service in the address is chosen, unless the
 * draft was written under the same address.
 */
function restore(form: HTMLFormElement, draft: Draft | null, asked: string | null): void {
  for (const field of enquiryFields) {
    const control = fieldOf(form, field)
    if (control.value === '') control.value = draft?.values[field] ?? ''
  }
  const service = fieldOf(form, 'service') as HTMLSelectElement
  const isOffered = [...service.options].some(({ value }) => value !== '' && value === asked)
  if (asked !== null && isOffered && draft?.asked !== asked) service.value = asked
}
