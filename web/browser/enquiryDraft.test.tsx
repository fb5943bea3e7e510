import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { one } from '../testing/render.tsx'
import { addToMessage, readDraft, removeDraft, saveDraft, saveEarlyDraft } from './enquiryDraft.ts'

const values = anEnquiry()
const key = 'enquiry-draft'
const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 0, 15, 12)

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a draft is read as it was saved, with the service in the address', () => {
  saveDraft({ values, serviceParam: 'GMP Certification' })
  expect(readDraft()).toMatchObject({ values, serviceParam: 'GMP Certification' })
})

test('without storage, a draft stays until the document is left, or it is removed', () => {
  expect(readDraft()).toBeNull()
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  saveDraft({ values: { firstName: 'Ama' }, serviceParam: null })
  addToMessage('plan', 'Protect: Ghana')
  expect(readDraft()?.values).toEqual({ firstName: 'Ama', message: 'Protect: Ghana' })
  removeDraft()
  expect(readDraft()).toBeNull()
})

test('a draft that full storage refuses is newer than the stored one', () => {
  saveDraft({ values: { message: 'Six pallets' }, serviceParam: null })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  saveDraft({ values: { message: 'Seven pallets' }, serviceParam: null })
  expect(readDraft()?.values).toEqual({ message: 'Seven pallets' })
  removeDraft()
})

test('a draft expires after a day', () => {
  saveDraft({ values, serviceParam: null })
  vi.setSystemTime(now + day - 1)
  expect(readDraft()).not.toBeNull()
  vi.setSystemTime(now + day)
  expect(readDraft()).toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

test('a draft from the future, of a wrong clock, expires', () => {
  vi.setSystemTime(now + 365 * day)
  saveDraft({ values, serviceParam: null })
  vi.setSystemTime(now)
  expect(readDraft()).toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

test.each([
  '',
  'null',
  '[]',
  '{"values":null,"savedAt":1}',
  `{"values":{"firstName":"Ama"}}`,
  `{"values":{"firstName":"Ama"},"savedAt":"never"}`,
])('a stored %j is no draft and is removed', (text) => {
  localStorage.setItem(key, text)
  expect(readDraft()).toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

test('values that are not text are not restored', () => {
  const written = { values: { firstName: 'Ama', email: 7, message: null }, savedAt: now }
  localStorage.setItem(key, JSON.stringify(written))
  expect(readDraft()).toMatchObject({ values: { firstName: 'Ama' }, serviceParam: null })
})

test('a removed draft is gone', () => {
  saveDraft({ values, serviceParam: null })
  removeDraft()
  expect(readDraft()).toBeNull()
})

describe('a text of a tool', () => {
  const message = () => readDraft()?.values.message

  test('follows what the visitor has written, and replaces what the tool added before', () => {
    saveDraft({ values: { firstName: 'Ama', message: 'Good morning' }, serviceParam: 'GMP' })
    addToMessage('medicines', 'Quote:\n- Artesunate: \nDestination: ')
    addToMessage('plan', 'Protect: Ghana')
    addToMessage('medicines', 'Quote:\n- Quinine: \nDestination: ')
    expect(message()).toBe('Good morning\n\nQuote:\n- Quinine: \nDestination: \n\nProtect: Ghana')
    expect(readDraft()).toMatchObject({ values: { firstName: 'Ama' }, serviceParam: 'GMP' })
  })

  test('keeps what the visitor has written at the ends of its lines', () => {
    addToMessage('medicines', 'Quote:\n- Artesunate: \nDestination: ')
    const written = 'Quote:\n- Artesunate: 60 mg, 500\nDestination: Lomé\nThank you'
    saveDraft({ values: { message: written }, serviceParam: null })
    addToMessage('medicines', 'Quote:\n- Artesunate: \n- Quinine: \nDestination: ')
    expect(message()).toBe(
      'Quote:\n- Artesunate: 60 mg, 500\n- Quinine: \nDestination: Lomé\nThank you',
    )
  })

  test('is there once, with all that the visitor has typed between its lines, however often it changes', () => {
    const names = ['Artesunate', 'Quinine', 'Artesunate injection', 'Primaquine']
    const ask = fc.record({
      kind: fc.constant('ask' as const),
      chosen: fc.subarray(names, { minLength: 1 }),
    })
    const type = fc.record({
      kind: fc.constantFrom('insert' as const, 'complete' as const),
      place: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(ask, type), { maxLength: 12 }), ask, (steps, last) => {
        localStorage.clear()
        sessionStorage.clear()
        const typed: string[] = []
        for (const step of [...steps, last]) {
          if (step.kind === 'ask') {
            const lines = step.chosen.map((name) => `- ${name}: `)
            addToMessage('medicines', ['Please quote:', ...lines, '', 'Destination: '].join('\n'))
            continue
          }
          const lines = message()?.split('\n') ?? ['']
          const place = step.place % lines.length
          const own = `typed ${typed.length}`
          if (step.kind === 'insert') lines.splice(place, 0, own)
          else lines[place] += own
          // What completes a line of the tool goes with it.
          if (step.kind === 'insert') typed.push(own)
          saveDraft({ values: { message: lines.join('\n') }, serviceParam: null })
        }
        const lines = message()?.split('\n') ?? []
        const counts = (start: string) => lines.filter((line) => line.startsWith(start)).length
        expect(names.map((name) => counts(`- ${name}:`))).toEqual(
          names.map((name) => Number(last.chosen.includes(name))),
        )
        expect([counts('Please quote:'), counts('Destination:')]).toEqual([1, 1])
        for (const own of typed) expect(lines.join('\n')).toContain(own)
      }),
    )
  })

  test('is added again if the visitor has rewritten it, or has sent it', () => {
    addToMessage('plan', 'Protect: Ghana')
    saveDraft({ values: { message: 'We want Ghana' }, serviceParam: null })
    addToMessage('plan', 'Protect: Togo')
    expect(message()).toBe('We want Ghana\n\nProtect: Togo')
    removeDraft()
    addToMessage('plan', 'Protect: Mali')
    expect(message()).toBe('Protect: Mali')
  })
})

describe('before the application runs, what is typed', () => {
  /** Starts the module anew, as each document does. */
  async function openForm() {
    vi.resetModules()
    const { saveEarlyDraft } = await import('./enquiryDraft.ts')
    document.body.innerHTML =
      '<form><input name="firstName"><select name="service"><option value=""><option>GMP</select><textarea name="message"></form>'
    onTestFinished(() => document.body.replaceChildren())
    return (name: string, value: string) => {
      one<HTMLInputElement>(document, `[name=${name}]`).value = value
      saveEarlyDraft()
    }
  }

  test('is saved', async () => {
    const type = await openForm()
    type('firstName', 'A')
    type('firstName', 'Am')
    expect(readDraft()).toEqual({ values: { firstName: 'Am' }, serviceParam: null })
  })

  test('replaces an earlier draft only in its own fields', async () => {
    saveDraft({ values: { firstName: 'Kofi', message: 'Six pallets' }, serviceParam: 'GMP' })
    const type = await openForm()
    type('firstName', 'Ama')
    expect(readDraft()).toEqual({
      values: { firstName: 'Ama', message: 'Six pallets' },
      serviceParam: 'GMP',
    })
    // In another document.
    const typeAgain = await openForm()
    typeAgain('message', 'Seven')
    expect(readDraft()?.values).toEqual({ firstName: 'Ama', message: 'Seven' })
  })

  test('leaves an expired draft behind', async () => {
    saveDraft({ values: { message: 'Six pallets' }, serviceParam: null })
    vi.setSystemTime(now + day)
    const type = await openForm()
    type('firstName', 'Ama')
    expect(readDraft()?.values).toEqual({ firstName: 'Ama' })
  })

  test('has the service in the address only with a chosen service', async () => {
    window.history.replaceState(null, '', '?service=Madrid')
    onTestFinished(() => window.history.replaceState(null, '', '/'))
    const type = await openForm()
    type('firstName', 'Ama')
    expect(readDraft()?.serviceParam).toBeNull()
    type('service', 'GMP')
    expect(readDraft()?.serviceParam).toBe('Madrid')
  })

  test('has the service of its form only with a chosen service', async () => {
    const type = await openForm()
    const [form] = document.forms
    if (form) form.dataset.service = 'Madrid'
    type('firstName', 'Ama')
    expect(readDraft()?.serviceParam).toBeNull()
    type('service', 'GMP')
    expect(readDraft()?.serviceParam).toBe('Madrid')
  })

  test('is nothing on a page without the form', () => {
    saveEarlyDraft()
    expect(readDraft()).toBeNull()
  })
})
