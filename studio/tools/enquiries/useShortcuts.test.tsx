import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { fakeInboxTimers, kofi, names, showInbox } from '../../testing/showInbox.tsx'

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

fakeInboxTimers()

describe('keys', () => {
  test('open the next and the one before, mark them, tick and undo', async () => {
    const { key, opened, stateOf, ticked } = await showInbox()
    await key('j')
    expect(opened()).toBe('Ama')
    await key('J')
    expect(opened()).toBe('Baaba')
    await key('k')
    expect(opened()).toBe('Ama')
    await key('e')
    expect(stateOf('Ama')).toEqual(['answered', null])
    expect(opened()).toBe('Baaba')
    await key('s')
    expect(stateOf('Baaba')).toEqual(['spam', null])
    await key('z')
    expect(stateOf('Baaba')).toEqual(['new', null])
    await key('x')
    expect(ticked()).toEqual(['Baaba'])
  })

  test('take the open one, and begin a search', async () => {
    const { key, open, stateOf } = await showInbox()
    await open('Dede')
    await key('t')
    expect(stateOf('Dede')).toEqual(['new', kofi.email])
    await key('/')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search enquiries')
  })

  test('mark the ticked ones, if any are', async () => {
    const { key, tick, stateOf } = await showInbox()
    await tick('Dede')
    await tick('Efo')
    await key('j')
    await key('s')
    expect(names.map(stateOf).map(([status]) => status)).toEqual([
      'new',
      'new',
      'new',
      'spam',
      'spam',
    ])
  })

  test('mark one enquiry however long they are held', async () => {
    const { key, stateOf } = await showInbox()
    await key('j')
    await key('e')
    await key('e', document.body, { repeat: true })
    expect(names.map(stateOf).filter(([status]) => status === 'answered')).toHaveLength(1)
  })

  test('are only letters in a field, with Ctrl, and outside the inbox', async () => {
    const { key, shown, opened, press, open } = await showInbox()
    const outside = document.body.appendChild(document.createElement('button'))
    await key('j', outside)
    outside.remove()
    await key('j', document.body, { ctrlKey: true })
    for (const field of shown.querySelectorAll('input[type=search]')) await key('j', field)
    expect(opened()).toBeUndefined()
    await open('Ama')
    for (const field of shown.querySelectorAll('textarea, select')) await key('j', field)
    await key('?', shown.querySelector('textarea') ?? undefined)
    expect(opened()).toBe('Ama')
    await press('Settings')
    await key('j', document.querySelector('[role="dialog"]') ?? undefined)
    await key('j')
    expect(opened()).toBe('Ama')
  })

  test('are listed, and can be turned off for good', async () => {
    const { key, opened } = await showInbox()
    await key('?')
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain('JOpen the next enquiry')
    const keys = [...(dialog?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
      textContent.includes('Single keys'),
    )
    await act(async () => keys?.control?.click())
    await act(async () =>
      dialog?.querySelector<HTMLElement>('button[aria-label="Close dialog"]')?.click(),
    )
    await key('j')
    expect(opened()).toBeUndefined()
    const again = await showInbox()
    await again.key('j')
    expect(again.opened()).toBeUndefined()
  })
})
