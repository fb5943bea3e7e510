import { expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { storedPage, storedSite } from '../../tests/catalogue/stored.ts'
import { formWords } from '../i18n/formWords.ts'
import { messages } from '../i18n/messages.ts'
import { pageIn, siteIn } from './localized.ts'
import { page } from './page.ts'
import { site } from './site.ts'

/** What the site says with a document `words`. */
function wordsOf(words: object, language: 'en' | 'fr' = 'en') {
  const stored = site.parse({ ...storedSite, words })
  const { sections } = pageIn(page.parse(storedPage), language, stored.words)
  const form = sections.find((section) => section._type === 'contactForm')
  if (form?._type !== 'contactForm') throw new Error('The catalogue has no form')
  return { site: siteIn(stored, language).messages, form: form.words }
}

const faultsOf = (changes: object) =>
  site
    .safeParse({ ...storedSite, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test.each(languageCodes)(
  'without documents of their own, words are those of the code in %s',
  (code) => {
    const stored = site.parse(storedSite)
    const { sections } = pageIn(page.parse(storedPage), code, stored.words)
    const form = sections.find((section) => section._type === 'contactForm')
    expect(form?._type === 'contactForm' && form.words['notice.thanks'].value).toBe(
      formWords[code]['notice.thanks'],
    )
    expect(siteIn(stored, code).messages['notFound.heading'].value).toBe(
      messages[code]['notFound.heading'],
    )
  },
)

test('without a document of its own, the menu is the one of the specification', () => {
  const { menu, button, footerColumns } = siteIn(site.parse(storedSite), 'en').navigation
  const asText = ({ path, label }: (typeof menu)[number]) => `${label.value} ${path}`
  expect(menu.map(asText)).toEqual([
    'Home /',
    'Services /services',
    'About /about',
    'FAQ /faq',
    'Contact /contact',
  ])
  expect([button.label.value, button.path]).toEqual(['Get in Touch', '/contact'])
  expect(footerColumns.map(({ heading }) => heading.value)).toEqual([
    'Our Services',
    'Regulatory Bodies',
    'Quick Links',
  ])
  expect(footerColumns[2]?.links.map(asText)).toEqual([
    'About /about',
    'FAQ /faq',
    'Contact /contact',
  ])
})

test('a word that editors have written is shown by its key, on the form too; the others stay', () => {
  const words = {
    notFound: { heading: { en: 'Nothing is here', fr: 'Rien ici' } },
    notice: { thanks: { en: 'Thank you {name}! We answer within 12 hours.' } },
  }
  expect(wordsOf(words, 'fr').site).toMatchObject({
    'notFound.heading': { key: 'notFound.heading', value: 'Rien ici' },
    'notFound.home': { key: 'notFound.home', value: 'Retour à l’accueil' },
  })
  expect(wordsOf(words, 'fr').form['notice.thanks']).toEqual({
    key: 'notice.thanks',
    value: 'Thank you {name}! We answer within 12 hours.',
    lang: 'en',
  })
  expect(wordsOf(words).form['submit.idle'].value).toBe('Send Message')
})

test.each([
  ['notice', 'thanks', 'Thank you!', 'must keep {name}'],
  ['notice', 'sent', 'Sent, {name}', 'has {name}, which the site cannot fill in'],
  ['firstName', 'tooLong', 'At most 60 characters', 'must keep {limit}'],
  ['submit', 'idle', ' ', 'is empty'],
])('the word %s.%s cannot be «%s»', (group, name, en, fault) => {
  expect(faultsOf({ words: { [group]: { [name]: { en } } } })).toEqual([
    `words.${group}.${name}.en ${fault}`,
  ])
})

test('a menu has one to seven pages that are published', () => {
  const home = { _key: 'home', label: { en: 'Home' }, page: { _type: 'homePage' } }
  const column = { _key: 'a', heading: { en: 'Links' }, content: 'links', links: [home] }
  const navigation = { _id: 'navigation', menu: [home], button: home, footerColumns: [column] }
  expect(faultsOf({ navigation })).toBeUndefined()
  expect(faultsOf({ navigation: { ...navigation, menu: Array(8).fill(home) } })).toEqual([
    'navigation.menu has more than 7 pages',
  ])
  const lost = { ...home, page: undefined }
  expect(faultsOf({ navigation: { ...navigation, menu: [lost], button: lost } })).toEqual([
    'navigation.menu.0.page links to a page that does not exist or is not published',
    'navigation.button.page links to a page that does not exist or is not published',
  ])
})
