import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  checkEnquiry,
  type EnquiryField,
  enquiryFields,
  type Failure,
} from '../../shared/enquiry/enquiry.ts'
import { useSite } from '../content/ContentProvider.tsx'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import type { FormWord } from './messages/en.ts'

/** What the visitor is told; the places are filled into its text. */
export type Notice = {
  tone: 'success' | 'error'
  title: FormWord
  text: FormWord
  places?: Record<string, string>
}

/** supabase-js is the largest part of the form and loaded when somebody turns to it. */
const loadSender = () => import('./send.ts')

/**
 * The life of the form: its values stay in the fields, which work before React does; a draft is
 * kept in the browser; one enquiry is sent at a time.
 */
export function useEnquiry() {
  const { phone } = useSite()
  const asked = new URLSearchParams(useLocation().search).get('service')
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** After success the form is empty: a second click of a double click has nothing to send. */
  const isDone = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)

  const keep = () => {
    isDone.current = false
    if (form.current) saveDraft({ values: valuesOf(form.current), asked })
  }

  useEffect(() => {
    if (form.current) restore(form.current, asked)
  }, [asked])

  useEffect(() => {
    // What was sent off before React had taken over.
    if (form.current && window.earlySubmit === form.current) form.current.requestSubmit()
    window.earlySubmit = null
  }, [])

  const tell = (tone: Notice['tone'], title: FormWord, text: FormWord, places = { phone }) =>
    setNotice({ tone, title, text, places })

  async function send(element: HTMLFormElement) {
    const result = checkEnquiry(valuesOf(element))
    setFailure('failure' in result ? result.failure : null)
    if ('failure' in result) {
      tell('error', 'notice.invalid', result.failure.rule)
      fieldOf(element, result.failure.field).focus()
      return
    }
    keep()
    if (!navigator.onLine) return tell('error', 'notice.offline', 'notice.kept')

    setNotice(null)
    setSending(true)
    try {
      const { sendEnquiry } = await loadSender()
      const outcome = await sendEnquiry(result.enquiry)
      if (outcome === 'stored') {
        clearDraft()
        element.reset()
        isDone.current = true
        const { firstName } = result.enquiry
        setNotice({
          tone: 'success',
          title: 'notice.sent',
          text: 'notice.thanks',
          places: { name: firstName },
        })
      } else if (navigator.onLine) tell('error', 'notice.error', 'notice.refused')
      else tell('error', 'notice.offline', 'notice.kept')
    } catch (error) {
      console.error('The enquiry could not be sent', error)
      tell('error', 'notice.error', 'notice.unexpected')
    }
    setSending(false)
  }

  return {
    form,
    isSending,
    failure,
    notice,
    keep,
    /** Begins to load what sending needs. */
    prepare: () => {
      // Where it cannot be loaded now, sending will say so.
      loadSender().catch(() => {})
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isBusy.current || isDone.current) return
      isBusy.current = true
      send(event.currentTarget).finally(() => {
        isBusy.current = false
      })
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldOf(form: HTMLFormElement, field: EnquiryField): Control {
  return form.elements.namedItem(field) as Control
}

function valuesOf(form: HTMLFormElement): Record<EnquiryField, string> {
  return Object.fromEntries(
    enquiryFields.map((field) => [field, fieldOf(form, field).value]),
  ) as Record<EnquiryField, string>
}

/**
 * Brings back a draft, except where something has been typed since. The service that the address
 * asks for is chosen, unless the draft was written under the same address.
 */
function restore(form: HTMLFormElement, asked: string | null): void {
  const draft = readDraft()
  for (const field of enquiryFields) {
    const control = fieldOf(form, field)
    if (control.value === '') control.value = draft?.values[field] ?? ''
  }
  const service = fieldOf(form, 'service') as HTMLSelectElement
  const isOffered = [...service.options].some(({ value }) => value !== '' && value === asked)
  if (asked !== null && isOffered && draft?.asked !== asked) service.value = asked
}
