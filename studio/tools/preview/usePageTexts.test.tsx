import { act, isValidElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { previewUrl } from '../../settings.ts'
import { render } from '../../testing/render.tsx'
import { usePageTexts } from './usePageTexts.tsx'

const push = vi.hoisted(() => vi.fn())
const readPageText = vi.hoisted(() => vi.fn())
const savePageText = vi.hoisted(() => vi.fn())
const adviceAbout = vi.hoisted(() => vi.fn())

vi.mock('sanity', async (original) => ({
  ...(await original()),
  useClient: () => ({ withConfig: () => ({}) }),
  useWorkspace: () => ({}),
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => ({ push }),
}))
vi.mock('./pageText.ts', () => ({ adviceAbout, readPageText, savePageText }))

beforeEach(() => {
  vi.clearAllMocks()
  readPageText.mockResolvedValue({ title: 'Heading', text: 'Who we are' })
  savePageText.mockResolvedValue({ title: 'Heading', text: 'About us' })
  adviceAbout.mockResolvedValue(undefined)
})

const field = { id: 'about', path: 'hero.heading.en' }
const edit = { type: 'preview/text-edit', ...field, before: 'Who we are', text: 'About us' }

function Studio() {
  usePageTexts()
  return null
}

/** Returns the Studio's reply to a page's message. */
async function replyTo(data: object, origin = new URL(previewUrl).origin) {
  await render(<Studio />)
  const postMessage = vi.fn()
  const message = new MessageEvent('message', { data, origin })
  Object.defineProperty(message, 'source', { value: { postMessage } })
  await act(async () => void window.dispatchEvent(message))
  return postMessage.mock.lastCall?.[0]
}

const request = (shows: string) => ({ type: 'preview/text-request', ...field, shows })

test('the page is answered with the stored text of a field', async () => {
  expect(await replyTo(request('drafts'))).toMatchObject({ ...field, text: 'Who we are' })
})

test('a paste on the page has the words that a field of the form would have', async () => {
  const cell = '<table><tr><td>Tender &quot;A&quot;<br>10<sup>6</sup> doses</td></tr></table>'
  const paste = { type: 'preview/paste-request', html: cell, plain: '"Tender ""A""\n106 doses"' }
  expect(await replyTo(paste)).toEqual({ type: 'preview/paste', text: 'Tender "A"\n10⁶ doses' })
  expect(await replyTo(paste, 'https://evil.example')).toBeUndefined()
})

test('pages of other origins read and change nothing', async () => {
  expect(await replyTo(request('drafts'), 'https://evil.example')).toBeUndefined()
  expect(await replyTo(edit, 'https://evil.example')).toBeUndefined()
  expect(savePageText).not.toHaveBeenCalled()
})

test.each([
  ['published', 'You see what is published.'],
  ['plan', 'You see the website after a plan.'],
])('while the page shows %s, nothing can be changed', async (shows, problem) => {
  const reply = await replyTo(request(shows))
  expect(reply.problem).toContain(problem)
  expect(reply).not.toHaveProperty('text')
})

test('a saved text can be taken back, as long as nobody has changed it since', async () => {
  expect(await replyTo(edit)).toMatchObject({ isSaved: true, text: 'About us' })
  const offered = push.mock.lastCall?.[0]
  expect(offered.title).toBe('Saved in the draft: Heading')

  const view = await render(isValidElement(offered.description) ? offered.description : null)
  await act(async () => view.querySelector('button')?.click())
  expect(savePageText.mock.lastCall?.[0]).toMatchObject({
    ...field,
    before: 'About us',
    text: 'Who we are',
  })
  expect(push.mock.lastCall?.[0]).toMatchObject({ title: 'Undone: Heading' })

  savePageText.mockResolvedValue({ title: 'Heading', problem: 'Changed meanwhile' })
  await act(async () => view.querySelector('button')?.click())
  expect(push.mock.lastCall?.[0]).toMatchObject({ status: 'error', title: 'Changed meanwhile' })
})

test('what is wrong with a saved text is said afterwards', async () => {
  adviceAbout.mockResolvedValue('Too long')
  expect(await replyTo(edit)).toMatchObject({ isSaved: true })
  const { status, description } = push.mock.lastCall?.[0] ?? {}
  expect(status).toBe('warning')
  const view = await render(isValidElement(description) ? description : null)
  expect(view.textContent).toContain('Too long')
})

test('what was wrong with a text is not said once it is taken back', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  adviceAbout.mockReturnValue(promise)
  await replyTo(edit)
  const { description } = push.mock.lastCall?.[0] ?? {}
  const view = await render(isValidElement(description) ? description : null)
  await act(async () => view.querySelector('button')?.click())
  await act(async () => resolve('Too long'))
  expect(push.mock.lastCall?.[0]).toMatchObject({ title: 'Undone: Heading' })
})

test('a text that is not saved is answered with the reason, and nothing is to be taken back', async () => {
  savePageText.mockResolvedValue({ title: 'Heading', text: 'Who we are', problem: 'Too long' })
  expect(await replyTo(edit)).toMatchObject({ isSaved: false, problem: 'Too long' })
  expect(push).not.toHaveBeenCalled()
})
