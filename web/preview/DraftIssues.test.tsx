import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { titlesRequest } from '../../shared/previewProtocol.ts'
import { render } from '../testing/render.tsx'
import { DraftIssues } from './DraftIssues.tsx'

const draft = {
  ...{ site: null, page: null, types: {} },
  issues: [
    {
      documentId: 'home',
      documentType: 'homePage',
      path: 'hero.heading.en',
      field: 'homePage.hero.heading',
      message: 'is missing',
    },
  ],
}

afterEach(() => vi.unstubAllGlobals())

test('issues are reported in the words of the Studio, as soon as it answers', async () => {
  const asked = vi.fn<(message: unknown) => void>()
  const studio = { postMessage: asked }
  vi.stubGlobal('opener', studio)
  const view = await render(<DraftIssues {...draft} />)
  expect(view.querySelector('details')).toBeNull()
  const request = titlesRequest.parse(asked.mock.lastCall?.[0])
  expect(request).toMatchObject({ fields: ['homePage.hero.heading'], messages: ['is missing'] })

  const data = {
    type: 'preview/titles',
    titles: { 'homePage.hero.heading': ['Page d’accueil', 'En-tête', 'Titre'] },
    messages: { 'is missing': 'Ce champ est vide' },
    heading: 'Cette page ne peut pas encore être publiée',
  }
  const message = Object.defineProperty(new MessageEvent('message', { data }), 'source', {
    value: studio,
  })
  await act(async () => void window.dispatchEvent(message))
  expect(view.querySelector('summary')?.textContent).toBe(data.heading)
  expect(view.querySelector('li')?.textContent).toBe(
    'Page d’accueil › En-tête › Titre – Ce champ est vide',
  )
})

test('issues are reported in English in a window that the Studio has not opened', async () => {
  const view = await render(<DraftIssues {...draft} />)
  expect(view.textContent).toContain('This page cannot be published yet')
  expect(view.textContent).toContain('is missing')
})
