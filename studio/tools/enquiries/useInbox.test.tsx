import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { esi, fakeInboxTimers, kofi, showInbox } from '../../testing/showInbox.tsx'

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

fakeInboxTimers()

describe('a colleague', () => {
  const type = async (shown: HTMLElement, text: string) => {
    const field = shown.querySelector('textarea')
    if (!field) throw new Error('There is no note')
    // With the native setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  }

  test('is seen to change an enquiry within two seconds, while a note is typed', async () => {
    const { shown, open, after, colleague, search } = await showInbox()
    await open('Ama')
    await after(2000)
    const searches = search.mock.calls.length
    colleague('id-0', { owner: esi.email })
    // The note is saved a second after the last key.
    for (const note of ['C', 'Cal', 'Called']) {
      await type(shown, note)
      await after(700)
    }
    expect(search).toHaveBeenCalledTimes(searches + 1)
    expect(shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent).toContain('Esi')
    expect(shown.querySelector<HTMLSelectElement>('#enquiry-owner')?.value).toBe(esi.email)
    expect(shown.querySelector('textarea')?.value).toBe('Called')
  })

  test('is seen to write, in the list and at the note', async () => {
    const { shown, open, after, write } = await showInbox()
    await open('Ama')
    write({ email: esi.email, enquiry: 'id-0' }, { email: kofi.email, enquiry: 'id-1' })
    await after(2000)
    const told = () => [
      shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent?.includes('Esi is writing'),
      shown.querySelector('[data-testid="enquiry"]')?.textContent?.includes('Esi is writing'),
      shown.querySelector('[data-testid="enquiry-Caleb"]')?.textContent?.includes('is writing'),
    ]
    expect(told()).toEqual([true, true, false])
    write()
    await after(2000)
    expect(told()).toEqual([false, false, false])
  })

  test('is asked about each five seconds, and each two seconds while an enquiry is open', async () => {
    vi.useFakeTimers()
    const { open, after, heartbeat } = await showInbox()
    const callsInAMinute = async () => {
      const before = heartbeat.mock.calls.length
      await after(60_000)
      return heartbeat.mock.calls.length - before
    }
    expect(await callsInAMinute()).toBe(12)
    await open('Ama')
    expect(await callsInAMinute()).toBe(30)
  })

  test('is told who writes, for five seconds after the last key', async () => {
    vi.useFakeTimers()
    const { shown, open, after, heartbeat } = await showInbox()
    await open('Baaba')
    expect(heartbeat.mock.lastCall).toEqual([null])
    await type(shown, 'Called')
    await after(4000)
    expect(heartbeat.mock.lastCall).toEqual(['id-1'])
    await after(2000)
    expect(heartbeat.mock.lastCall).toEqual([null])
  })
})
