import { useLocation, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { click, one, render } from '../testing/render.tsx'
import { useScrollAndFocus } from './useScrollAndFocus.ts'

function Page() {
  const main = useScrollAndFocus()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <main key={pathname} ref={main} tabIndex={-1}>
      <a href="/faq#%">Malformed</a>
      <a href="/faq#r%C3%A9ponses">Answers</a>
      <a href="/about">About</a>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <section id="réponses" tabIndex={-1} />
      <details>A question</details>
      <input type="search" />
      <form>
        <input name="email" />
      </form>
    </main>
  )
}

test('an encoded fragment moves the focus to its section', async () => {
  const view = await render(<Page />)
  await click(one(view, '[href="/faq#r%C3%A9ponses"]'))
  expect(document.activeElement?.id).toBe('réponses')
})

test('a malformed fragment is ignored', async () => {
  const view = await render(<Page />)
  await click(one(view, '[href="/faq#%"]'))
  expect(document.activeElement).toBe(one(view, 'main'))
})

/** Renders a page at an address, and returns what it scrolls to, and how to leave it and come back. */
async function scrolling(path: string) {
  const scrolledTo: (string | number)[] = []
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation((_, top) => {
    scrolledTo.push(Number(top))
  })
  const position = vi.spyOn(window, 'scrollY', 'get')
  const show = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    scrolledTo.push(this.id)
  })
  onTestFinished(() => {
    scroll.mockRestore()
    show.mockRestore()
    position.mockRestore()
  })
  const view = await render(<Page />, { path })
  return {
    scrolledTo,
    /** Opens a page by its link from a position, of which no event has told. */
    leave: async (href: string, top = 0) => {
      position.mockReturnValue(top)
      await click(one(view, `[href="${href}"]`))
    },
    comeBack: () => click(one(view, 'button')),
  }
}

const answers = '/faq#r%C3%A9ponses'

test('a new page is shown from its top, and back returns to where the visitor was', async () => {
  const { scrolledTo, leave, comeBack } = await scrolling('/faq')
  await leave('/about', 700)
  await comeBack()
  expect(scrolledTo).toEqual([0, 700])
})

test('back to a section that was opened by a link returns to where the visitor was in it', async () => {
  const { scrolledTo, leave, comeBack } = await scrolling('/about')
  await leave(answers)
  await leave('/about', 900)
  await comeBack()
  expect(scrolledTo).toEqual(['réponses', 0, 900])
})

// Browsers report both as a move in the history, to an entry without a key.
test('an address with a section that is typed into the page shows the section', async () => {
  const { scrolledTo, leave, comeBack } = await scrolling(answers)
  await leave('/about', 500)
  await comeBack()
  expect(scrolledTo).toEqual([0, 'réponses'])
})

test('back finds questions open and filters typed, without any event, but no field of a form', async () => {
  const view = await render(<Page />, { path: '/faq' })
  const field = (selector: string) => one<HTMLInputElement>(view, selector)
  one<HTMLDetailsElement>(view, 'details').open = true
  field('[type=search]').value = 'arte'
  field('[name=email]').value = 'ama@hospital.example'
  await click(one(view, '[href="/about"]'))
  expect(field('[type=search]').value).toBe('')
  expect(one<HTMLDetailsElement>(view, 'details').open).toBe(false)
  await click(one(view, 'button'))
  expect(field('[type=search]').value).toBe('arte')
  expect(one<HTMLDetailsElement>(view, 'details').open).toBe(true)
  expect(field('[name=email]').value).toBe('')
})
