import { act } from 'react'
import { expect, test } from 'vitest'
import { fixedStore } from '../loading/contentStore.ts'
import { page, site, text } from '../testing/content.ts'
import { one, render, textsOf } from '../testing/render.tsx'
import { Header } from './Header.tsx'

const link = (path: string, label: string) => ({ _key: path, page: path, label: text(label) })

test('the menu shows what editors have written, in its order, on small screens too', async () => {
  const navigation = {
    ...site.navigation,
    menu: [link('/faq', 'Answers'), link('/services', 'What we do')],
    button: link('/privacy', 'Your data'),
  }
  const store = fixedStore({ ...site, navigation }, null)
  const view = await render(<Header />, { store, path: '/services/who' })
  const shown = ['Answers', 'What we do']
  expect(textsOf(view, 'nav a')).toEqual([...shown, ...shown])
  expect(textsOf(view, '[aria-current=true]')).toEqual(['What we do', 'What we do'])
  expect(textsOf(view, '[aria-current=page]')).toEqual([])
  expect(textsOf(view, 'a[href="/privacy"]')).toEqual(['Your data', 'Your data'])
})

test('on small screens the menu that is open has the short names of the services below the pages', async () => {
  const services = [
    {
      _id: 'gmp',
      path: '/services/gmp',
      title: text('GMP Certification'),
      shortTitle: text('GMP'),
    },
  ]
  const navigation = {
    ...site.navigation,
    menu: [link('/services', 'Services'), link('/faq', 'FAQ')],
  }
  const store = fixedStore({ ...site, services, navigation }, null)
  const view = await render(<Header />, { store })
  expect(textsOf(view, 'details nav a')).toEqual(['Services', 'FAQ'])
  const menu = one<HTMLDetailsElement>(view, '[data-mobile-menu]')
  await act(async () => {
    menu.open = true
    menu.dispatchEvent(new Event('toggle'))
  })
  expect(textsOf(view, 'details nav a')).toEqual(['Services', 'FAQ', 'GMP'])
  expect(textsOf(view, 'details a[href^="tel:"]')).toEqual([site.phone])
})

test('on small screens the menu ends with the emergency line, if there is one of its own', async () => {
  const store = fixedStore({ ...site, emergencyPhone: '+233 30 200 0009' }, null)
  const view = await render(<Header />, { store })
  expect(textsOf(view, 'details a[href^="tel:"]')).toEqual(['+233 30 200 0009'])
})

test('on large screens a button beside the link opens the list of services; Escape closes it', async () => {
  const services = [
    {
      _id: 'gmp',
      path: '/services/gmp',
      title: text('GMP Certification'),
      shortTitle: text('GMP'),
    },
  ]
  const menu = { ...site.navigation, menu: [link('/services', 'Services'), link('/faq', 'FAQ')] }
  const store = fixedStore({ ...site, services, navigation: menu }, null)
  const view = await render(<Header />, { store })
  const list = one<HTMLDetailsElement>(view, 'nav:not(details *) details')
  expect(textsOf(list, 'a')).toEqual([])
  // If the browser saves data, boot.ts starts the application for it.
  expect(one(list, 'summary').matches('[data-starts]')).toBe(true)
  const toggle = (open: boolean) =>
    act(async () => {
      list.open = open
      list.dispatchEvent(new Event('toggle'))
    })
  await toggle(true)
  expect(textsOf(list, 'a[href="/services/gmp"]')).toEqual(['GMP Certification'])
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  await act(async () => document.dispatchEvent(pressed))
  expect(list.open).toBe(false)
  expect(document.activeElement).toBe(one(list, 'summary'))
})

test('services are in the groups that editors have made; others come first in the last row', async () => {
  const linked = (id: string) => ({ _id: id, path: `/${id}`, title: text(id) })
  const navigation = {
    ...site.navigation,
    menu: [link('/services', 'Services')],
    serviceGroups: [
      { _key: 'a', heading: text('Trademarks'), pages: [linked('madrid'), linked('oapi')] },
      { _key: 'b', pages: [linked('countries')] },
    ],
  }
  const services = [linked('new'), linked('madrid')]
  const view = await render(<Header />, {
    store: fixedStore({ ...site, services, navigation }, null),
  })
  for (const menu of view.querySelectorAll('details'))
    await act(async () => {
      menu.open = true
      menu.dispatchEvent(new Event('toggle'))
    })
  for (const menu of ['nav:not(details *) details', '[data-mobile-menu] nav']) {
    expect(textsOf(view, `${menu} ul[aria-label=Trademarks] a`)).toEqual(['madrid', 'oapi'])
    expect(textsOf(view, `${menu} ul:not([aria-label]) a`).slice(-2)).toEqual(['new', 'countries'])
  }
})

test('for a language in which the page does not exist, the menu leads to the page above it, and says so', async () => {
  const ancestors = [{ _id: 'newsPage', path: '/news', title: text('News') }]
  const note = { ...page, path: '/news/note', languages: ['en' as const], ancestors }
  const view = await render(<Header />, { store: fixedStore(site, note), path: '/news/note' })
  const [french] = textsOf(view, 'a[href="/fr/news"]')
  expect(french).toBe('FrançaisCette page n’existe pas en français\u00a0: voir la liste')
  expect(textsOf(view, 'button[lang=en]')[0]).toBe('English')
  expect(view.querySelector('button[lang=fr]')).toBeNull()
  const link = view.querySelector('a[href="/fr/news"]')
  const isLeftToBrowser = (ctrlKey: boolean) =>
    act(async () => link?.dispatchEvent(clickWith(ctrlKey)))
  expect([await isLeftToBrowser(true), await isLeftToBrowser(false)]).toEqual([true, false])
})

const clickWith = (ctrlKey: boolean) =>
  new MouseEvent('click', { ctrlKey, bubbles: true, cancelable: true })
