import { act } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { translate } from '../../tests/support/translator.ts'
import { readDraft, saveDraft } from '../browser/enquiryDraft.ts'
import { text } from '../testing/content.ts'
import { click, one, render, textsOf } from '../testing/render.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { controlOf, valuesOf } from './formValues.ts'
import { sendEnquiry } from './sendEnquiry.ts'

vi.mock('./sendEnquiry.ts', () => ({ sendEnquiry: vi.fn() }))
vi.mock('../browser/enquiryDraft.ts', { spy: true })

const send = vi.mocked(sendEnquiry)
const enquiry = anEnquiry()
const services = ['Madrid Protocol', 'GMP Certification', enquiry.service].map((option) => ({
  option,
  name: text(option),
}))
const reference = 'K7QX-3M9T'
const directContact = ['info@test.example', '+233 30 200 0000']

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue({ reference })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function renderForm(path = '/contact', chosen: { preset?: string; campaign?: string } = {}) {
  const view = await render(<EnquiryForm services={services} {...chosen} />, { path })
  const form = one<HTMLFormElement>(view, 'form')
  return {
    form,
    /** Fills in values like a password manager: without any event. */
    fill: (values: Partial<typeof enquiry>) => {
      for (const [name, value] of Object.entries(values))
        controlOf(form, name as keyof typeof enquiry).value = value
    },
    type: (name: keyof typeof enquiry, value: string) => {
      controlOf(form, name).value = value
      controlOf(form, name).dispatchEvent(new Event('input', { bubbles: true }))
    },
    submit: () => act(async () => form.requestSubmit()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    paragraphs: () => textsOf(form, '[role=alert] p, [role=status] p'),
    links: () => textsOf(form, '[role=alert] a'),
  }
}

const alertBox = (form: HTMLElement) => one(form, '[role=alert] > div')

test('after success the form is empty, and the notice says so and has the focus', async () => {
  const { form, fill, submit, paragraphs } = await renderForm()
  fill(enquiry)
  await submit()
  expect(paragraphs()).toEqual([
    'Message Sent Successfully!',
    "Thank you Ama! We'll get back to you within 24 hours.",
    `Your reference: ${reference}`,
  ])
  expect(new Set(Object.values(valuesOf(form)))).toEqual(new Set(['']))
  expect(document.activeElement).toBe(one(form, '[role=status] > div'))
  expect(readDraft()).toBeNull()
})

test('the receipt has what was sent, and by when the company answers, until another is begun', async () => {
  vi.setSystemTime('2026-11-28T03:18:00Z')
  const { form, fill, submit } = await renderForm()
  fill(enquiry)
  await submit()
  expect(textsOf(form, '[role=status] dd')).toEqual([
    enquiry.service,
    `${enquiry.firstName} ${enquiry.lastName}, ${enquiry.organization}, ${enquiry.phone}`,
    enquiry.email,
    enquiry.message,
  ])
  expect(one(form, '[data-translate="receipt.by"]').textContent).toBe(
    'On our working days, that is by Tuesday 1 December at 08:00 GMT.',
  )
  await click(one(form, '[data-translate="receipt.another"]'))
  expect(textsOf(form, '[role=status] *')).toEqual([])
  expect(document.activeElement).toBe(controlOf(form, 'firstName'))
})

test('a refused enquiry shows the specified message, with mail and telephone', async () => {
  send.mockResolvedValue('refused')
  const { form, fill, submit, paragraphs, links } = await renderForm()
  fill(enquiry)
  await submit()
  expect(paragraphs().slice(0, 2)).toEqual([
    'Error',
    'Failed to submit your message. Please try again.',
  ])
  expect(links()).toEqual(directContact)
  expect(document.activeElement).toBe(alertBox(form))
  expect(valuesOf(form)).toEqual(enquiry)
  expect(readDraft()?.values).toEqual(enquiry)
})

test('the browser does not send the form itself, and a notice is not a stop of the Tab key', async () => {
  send.mockResolvedValue('refused')
  const { form, fill } = await renderForm()
  fill(enquiry)
  const event = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => form.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  expect(alertBox(form).tabIndex).toBe(-1)
})

test('the notice of an attempt is gone while the next one is being sent', async () => {
  send.mockResolvedValueOnce('refused').mockReturnValueOnce(new Promise(() => {}))
  const { fill, submit, wait, paragraphs } = await renderForm()
  fill(enquiry)
  await submit()
  await submit()
  expect(paragraphs()).toEqual([])
  await wait(15_000)
  expect(paragraphs()).toContain('Failed to submit your message. Please try again.')
  expect(paragraphs()).not.toContain('You are offline.')
})

describe('an enquiry whose code for sending a deployment has removed', () => {
  test('is sent once the document has been loaded again', async () => {
    sessionStorage.setItem('unsent-enquiry', '')
    saveDraft({ values: enquiry, serviceParam: null })
    const { paragraphs } = await renderForm()
    expect(send.mock.calls.map(([sent]) => sent)).toEqual([enquiry])
    expect(paragraphs()).toContain(`Your reference: ${reference}`)
    saveDraft({ values: enquiry, serviceParam: null })
    await renderForm()
    expect(send).toHaveBeenCalledOnce()
  })

  test('is the only one: a draft is not sent by itself', async () => {
    saveDraft({ values: enquiry, serviceParam: null })
    await renderForm()
    expect(send).not.toHaveBeenCalled()
  })
})

test('after a failed check the field to correct has the focus', async () => {
  const { form, fill, submit, paragraphs, links } = await renderForm()
  fill({ ...enquiry, email: 'ama@' })
  await submit()
  expect(paragraphs()).toEqual(['Validation Error', 'Please enter a valid email address'])
  expect(links()).toEqual([])
  expect(document.activeElement).toBe(controlOf(form, 'email'))
  expect(send).not.toHaveBeenCalled()
})

test('an issue is withdrawn once its field is right, and not before', async () => {
  const { form, fill, submit, type, paragraphs } = await renderForm()
  fill({ ...enquiry, email: '' })
  await submit()
  await act(async () => type('email', 'ama@'))
  expect(controlOf(form, 'email').getAttribute('aria-invalid')).toBe('true')
  await act(async () => type('email', enquiry.email))
  expect(controlOf(form, 'email').getAttribute('aria-invalid')).toBeNull()
  expect(paragraphs()).toEqual([])
})

test('the message for a text that is too long has its length', async () => {
  const { form, fill, submit } = await renderForm()
  fill({ ...enquiry, message: 'a'.repeat(2143) })
  await submit()
  const described = controlOf(form, 'message').getAttribute('aria-describedby')
  expect(textsOf(form, `#${described}`)).toEqual([
    'Message must be less than 2000 characters 2143\u00a0/\u00a02000',
  ])
})

test('messages and lengths stay right after a translator has changed the form', async () => {
  const { form, fill, submit, paragraphs } = await renderForm()
  const told = async (values: Partial<typeof enquiry>) => {
    fill({ ...enquiry, ...values })
    await submit()
    const texts = textsOf(form, 'p, button')
    translate(form)
    return texts
  }
  translate(form)
  const tooLong = 'First name must be less than 50 characters'
  const invalid = (field: string, notice = field) => [
    field,
    'Your data: our Privacy Policy',
    'Send Message',
    'Validation Error',
    notice,
  ]
  expect(await told({ firstName: 'a'.repeat(55) })).toEqual(
    invalid(`${tooLong} 55\u00a0/\u00a050`, tooLong),
  )
  expect(await told({ firstName: 'a'.repeat(60) })).toEqual(
    invalid(`${tooLong} 60\u00a0/\u00a050`, tooLong),
  )
  expect(await told({ firstName: '' })).toEqual(invalid('First name is required'))
  const tooShort = 'Message must be at least 10 characters'
  expect(await told({ message: 'a'.repeat(2050) })).toContain(
    'Message must be less than 2000 characters 2050\u00a0/\u00a02000',
  )
  expect(await told({ message: 'a' })).toEqual(invalid(tooShort))
  send.mockResolvedValue('refused')
  expect(await told({})).toContain('Failed to submit your message. Please try again.')
  send.mockResolvedValue({ reference })
  await told({})
  expect(paragraphs()).toContain(`Your reference: ${reference}`)
})

describe('an unexpected failure', () => {
  const unexpected = [
    'Error',
    'An unexpected error occurred. Please try again or call +233 30 200 0000.',
  ]

  test('while sending, shows the telephone', async () => {
    send.mockRejectedValue(new Error('Unknown'))
    const { form, fill, submit, paragraphs, links } = await renderForm()
    fill(enquiry)
    await submit()
    expect(paragraphs().slice(0, 2)).toEqual(unexpected)
    expect(links()).toEqual(directContact)
    expect(document.activeElement).toBe(alertBox(form))
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Error: Unknown')])
  })

  test('before sending, shows it too', async () => {
    vi.mocked(saveDraft).mockImplementationOnce(() => {
      throw new Error('No draft')
    })
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    expect(paragraphs().slice(0, 2)).toEqual(unexpected)
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Error: No draft')])
  })

  test('does not prevent another attempt', async () => {
    send.mockRejectedValueOnce(new Error('Unknown'))
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    takeConsoleErrors()
    await submit()
    expect(paragraphs()[0]).toBe('Message Sent Successfully!')
  })
})

describe('a browser that says it is offline', () => {
  beforeEach(() => vi.stubGlobal('navigator', { ...navigator, onLine: false }))

  test('sends all the same', async () => {
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    expect(paragraphs()[0]).toBe('Message Sent Successfully!')
  })

  test('is not blamed for an answer that refuses the enquiry', async () => {
    send.mockResolvedValue('refused')
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    expect(paragraphs()).toEqual([
      'Error',
      'Failed to submit your message. Please try again.',
      'Write or call us',
    ])
  })

  test('is not blamed for an error of the form', async () => {
    send.mockRejectedValue(new Error('Unknown'))
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    expect(paragraphs()).not.toContain('You are offline.')
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Error: Unknown')])
  })

  test('is reported below the specified text when no answer has come', async () => {
    send.mockResolvedValue('none')
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    expect(paragraphs().slice(0, 4)).toEqual([
      'Error',
      'Failed to submit your message. Please try again.',
      'You are offline.',
      'What you wrote is kept on this device. Send it when you are connected again.',
    ])
  })
})

test('a browser that is offline says so when no answer has come in 15 seconds', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  send.mockReturnValue(new Promise(() => {}))
  const { fill, submit, wait, paragraphs } = await renderForm()
  fill(enquiry)
  await submit()
  await wait(15_000)
  expect(paragraphs()).toContain('You are offline.')
})

test('a server that hangs is given up after 15 seconds', async () => {
  send.mockReturnValue(new Promise(() => {}))
  const { form, fill, submit, wait, paragraphs } = await renderForm()
  fill(enquiry)
  await submit()
  await wait(14_999)
  expect(one(form, 'button').textContent).toBe('Sending...')
  expect(send.mock.calls[0]?.[2].aborted).toBe(false)
  await wait(1)
  expect(paragraphs().slice(0, 2)).toEqual([
    'Error',
    'Failed to submit your message. Please try again.',
  ])
  expect(one(form, 'button').textContent).toBe('Send Message')
  expect(send.mock.calls[0]?.[2].aborted).toBe(true)
})

describe('one enquiry is sent', () => {
  test('however often the button is pressed meanwhile', async () => {
    let respond = (_: { reference: string }) => {}
    send.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve
      }),
    )
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    await submit()
    await act(async () => respond({ reference }))
    await submit()
    expect(send).toHaveBeenCalledTimes(1)
    expect(paragraphs()[0]).toBe('Message Sent Successfully!')
  })

  test('and then another, even one filled in without any event', async () => {
    const { fill, submit } = await renderForm()
    fill(enquiry)
    await submit()
    fill({ ...enquiry, message: 'A second question about Ghana.' })
    await submit()
    expect(send.mock.calls.map(([{ message }]) => message)).toEqual([
      enquiry.message,
      'A second question about Ghana.',
    ])
  })
})

test('the language, and the page and the campaign that led to the form, are sent along', async () => {
  const { fill, submit } = await renderForm('/fr/contact?utm_source=linkedin')
  fill(enquiry)
  await submit()
  const origin = { language: 'fr', page: null, campaign: 'linkedin//' }
  expect(send.mock.calls[0]?.[1]).toEqual(origin)
})

describe('a form for one service and campaign', () => {
  const chosen = { preset: 'GMP Certification', campaign: 'clinic-days' }
  const campaignOf = () => send.mock.calls[0]?.[1].campaign

  test('has the service chosen, unless the visitor or a link chooses another', async () => {
    const { form, type } = await renderForm('/gmp-days', chosen)
    expect(controlOf(form, 'service').value).toBe('GMP Certification')
    type('service', 'Madrid Protocol')
    const again = await renderForm('/gmp-days', chosen)
    expect(controlOf(again.form, 'service').value).toBe('Madrid Protocol')
    localStorage.clear()
    const linked = await renderForm('/gmp-days?service=Madrid%20Protocol', chosen)
    expect(controlOf(linked.form, 'service').value).toBe('Madrid Protocol')
  })

  test('sends its page and campaign', async () => {
    const { fill, submit } = await renderForm('/gmp-days', chosen)
    fill(enquiry)
    await submit()
    expect(send.mock.calls[0]?.[1]).toMatchObject({ page: '/gmp-days', campaign: '//clinic-days' })
  })

  test('leaves the campaign of the link by which the visitor came', async () => {
    const { fill, submit } = await renderForm('/gmp-days?utm_source=mail', chosen)
    fill(enquiry)
    await submit()
    expect(campaignOf()).toBe('mail//')
  })
})

describe('a draft', () => {
  test('is saved while typing and restored', async () => {
    const first = await renderForm()
    first.type('message', 'Half a sentence')
    const second = await renderForm()
    expect(controlOf(second.form, 'message').value).toBe('Half a sentence')
  })

  test('written while an enquiry is sent stays, in the form too, and can be sent', async () => {
    const response = Promise.withResolvers<{ reference: string }>()
    send.mockReturnValueOnce(response.promise)
    const { form, fill, type, submit, paragraphs } = await renderForm()
    fill(enquiry)
    await submit()
    type('message', `${enquiry.message} And six pallets.`)
    await act(async () => response.resolve({ reference }))
    expect(paragraphs()[0]).toBe('Message Sent Successfully!')
    expect(controlOf(form, 'message').value).toBe(`${enquiry.message} And six pallets.`)
    expect(readDraft()?.values.message).toBe(`${enquiry.message} And six pallets.`)
    await submit()
    expect(send.mock.calls[1]?.[0].message).toBe(`${enquiry.message} And six pallets.`)
    expect(readDraft()).toBeNull()
  })

  test('that the browser has dropped meanwhile does not turn success into failure', async () => {
    const { fill, submit, paragraphs } = await renderForm()
    fill(enquiry)
    send.mockImplementationOnce(async () => {
      localStorage.clear()
      return { reference }
    })
    await submit()
    expect(paragraphs()[0]).toBe('Message Sent Successfully!')
  })

  test('of another tab survives the success of this one', async () => {
    const { fill, type, submit } = await renderForm()
    fill(enquiry)
    type('message', enquiry.message)
    saveDraft({ values: { message: 'Written in another tab' }, serviceParam: null })
    await submit()
    expect(send).toHaveBeenCalledTimes(1)
    expect(readDraft()?.values).toEqual({ message: 'Written in another tab' })
  })
})

describe('the service in the address', () => {
  const path = '/contact?service=GMP%20Certification'

  test('is chosen', async () => {
    const { form } = await renderForm(path)
    expect(controlOf(form, 'service').value).toBe('GMP Certification')
  })

  test('is chosen when a link changes the address', async () => {
    const view = await render(
      <>
        <EnquiryForm services={services} />
        <a href="/contact?service=Madrid%20Protocol">Madrid Protocol</a>
      </>,
      { path },
    )
    await click(one(view, 'a[href*=Madrid]'))
    expect(controlOf(one(view, 'form'), 'service').value).toBe('Madrid Protocol')
  })

  test('is ignored if it is not offered', async () => {
    const { form } = await renderForm('/contact?service=Anything')
    expect(controlOf(form, 'service').value).toBe('')
    saveDraft({ values: { service: 'Madrid Protocol' }, serviceParam: null })
    const { form: withDraft } = await renderForm('/contact?service=Anything')
    expect(controlOf(withDraft, 'service').value).toBe('Madrid Protocol')
  })

  test('is replaced by the service of a draft from the same address', async () => {
    saveDraft({ values: { service: 'Madrid Protocol' }, serviceParam: 'GMP Certification' })
    const { form } = await renderForm(path)
    expect(controlOf(form, 'service').value).toBe('Madrid Protocol')
  })
})
