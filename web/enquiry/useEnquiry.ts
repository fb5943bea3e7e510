import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import {
  checkEnquiry,
  checkField,
  type Enquiry,
  type EnquiryIssue,
  isSameEnquiry,
} from '../../shared/enquiry/enquiry.ts'
import {
  type EnquiryDraft,
  fillEmptyFields,
  readDraft,
  removeDraft,
  saveDraft,
} from '../browser/enquiryDraft.ts'
import { reloadDocument } from '../browser/loadDocument.ts'
import { storageItem } from '../browser/storage.ts'
import { isTimeout, withinTimeLimit } from '../browser/timeLimit.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useVisitSource } from '../routing/visitSource.ts'
import { controlOf, valuesOf } from './formValues.ts'

/**
 * The result of a submission. `refused`: the database did not accept the enquiry, or did not respond in time.
 * `unexpected`: an error in the code. In both cases, the enquiry is not stored as far as the browser knows.
 */
export type EnquiryOutcome =
  | { kind: 'invalid'; issue: EnquiryIssue }
  | { kind: 'refused' | 'unexpected'; isOffline: boolean }
  | SentEnquiry

export type SentEnquiry = {
  kind: 'sent'
  /** The values that the receipt shows. */
  enquiry: Pick<
    Enquiry,
    'firstName' | 'lastName' | 'organization' | 'phone' | 'email' | 'service' | 'message'
  >
  reference: string
  /** In ms since 1970. */
  sentAt: number
}

/** Loads supabase-js, the largest part of the form, only when a visitor begins to type. */
const loadSender = () => import('./sendEnquiry.ts')

/** Set while the document reloads before an enquiry is sent. */
const unsent = storageItem('sessionStorage', 'unsent-enquiry')

class SenderMissing extends Error {}

/**
 * Reloads the document, because a deployment has removed the code for sending. The draft is then restored and sent.
 * Rejects if the document cannot be loaded.
 */
async function sendAfterReload(cause: unknown): Promise<never> {
  unsent.write('')
  return reloadDocument(cause).catch(() => {
    unsent.write(null)
    throw new SenderMissing('The code for sending could not be loaded', { cause })
  })
}

/**
 * State of the enquiry form. The values stay in uncontrolled fields, which work before hydration, and in a draft in the
 * browser's storage. One enquiry is sent at a time. Text typed meanwhile stays in the fields.
 * @returns `form`: the ref of the form; `issue`: the first broken rule; `outcome`: the outcome of the last submission
 */
export function useEnquiry({
  preset,
  campaign,
}: {
  preset?: string | undefined
  campaign?: string | undefined
}) {
  const serviceParam = new URLSearchParams(useLocation().search).get('service') ?? preset ?? null
  const { language } = useLanguage()
  const visitSource = useVisitSource()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** The draft that this page last saved or read. */
  const savedDraft = useRef<EnquiryDraft>(null)
  const [isSending, setSending] = useState(false)
  const [issue, setIssue] = useState<EnquiryIssue | null>(null)
  const [outcome, setOutcome] = useState<EnquiryOutcome | null>(null)

  const saveAsDraft = (values: EnquiryDraft['values']) => {
    const draft = { values, serviceParam }
    saveDraft(draft)
    savedDraft.current = draft
  }

  useEffect(() => {
    if (form.current === null) return
    const draft = readDraft()
    restore(form.current, draft, serviceParam)
    savedDraft.current = draft
    if (unsent.read() === null) return
    unsent.write(null)
    form.current.requestSubmit()
  }, [serviceParam])

  async function send(element: HTMLFormElement): Promise<EnquiryOutcome> {
    const values = valuesOf(element)
    const result = checkEnquiry(values)
    setIssue('issue' in result ? result.issue : null)
    if ('issue' in result) {
      controlOf(element, result.issue.field).focus()
      return { kind: 'invalid', issue: result.issue }
    }
    // Saves only changed values, because another tab may have saved a draft since.
    const draft = savedDraft.current
    if (!draft || !isSameEnquiry(values, draft.values)) saveAsDraft(values)

    setOutcome(null)
    setSending(true)
    const source = visitSource()
    if (campaign !== undefined) source.campaign ??= `//${campaign}`
    const response = await withinTimeLimit(async (signal) => {
      const sender = await loadSender().catch((error) => {
        // After the time limit, the enquiry must not be sent: it was reported as not sent, and the visitor may have
        // telephoned since.
        signal.throwIfAborted()
        return sendAfterReload(error)
      })
      return sender.sendEnquiry(result.enquiry, { language, ...source }, signal)
    })
    if (response === 'refused') return { kind: 'refused', isOffline: false }
    if (response === 'none') return { kind: 'refused', isOffline: !navigator.onLine }
    // Keeps a draft that another tab has saved since.
    if (isSameEnquiry(readDraft()?.values ?? {}, values)) removeDraft()
    // Keeps text typed while the enquiry was being sent, like the draft.
    if (isSameEnquiry(valuesOf(element), values)) element.reset()
    const { reference } = response
    return { kind: 'sent', enquiry: result.enquiry, reference, sentAt: Date.now() }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const hasNothingNew =
      outcome?.kind === 'sent' && isSameEnquiry(valuesOf(event.currentTarget), {})
    if (isBusy.current || hasNothingNew) return
    isBusy.current = true
    try {
      setOutcome(await send(event.currentTarget))
    } catch (error) {
      // Offline, the code for sending may not have loaded.
      const isUnanswered = isTimeout(error) || error instanceof SenderMissing
      const isOffline = isUnanswered && !navigator.onLine
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
    /** Saves a draft, withdraws an issue that has been mended, and begins to load the code for sending. */
    onInput: () => {
      if (form.current !== null) {
        const values = valuesOf(form.current)
        saveAsDraft(values)
        if (issue && !('issue' in checkField(issue.field, values[issue.field]))) {
          setIssue(null)
          setOutcome(null)
        }
      }
      // Sending reports a failure to load.
      loadSender().catch(() => {})
    },
    submit,
    /** Removes the receipt, and focuses the first field. */
    writeAnother: () => {
      flushSync(() => setOutcome(null))
      if (form.current !== null) controlOf(form.current, 'firstName').focus()
    },
  }
}

/**
 * Restores a draft into the empty fields. The service in the address is selected, unless the draft was
 * written with the same service in the address.
 */
function restore(form: HTMLFormElement, draft: EnquiryDraft | null, service: string | null): void {
  fillEmptyFields(form, draft)
  const select = controlOf(form, 'service') as HTMLSelectElement
  const isOffered = [...select.options].some(({ value }) => value !== '' && value === service)
  if (service !== null && isOffered && draft?.serviceParam !== service) select.value = service
}
