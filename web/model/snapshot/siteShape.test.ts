import { expect, test } from 'vitest'
import { storedSite } from '../../../tests/catalogue/stored.ts'
import { localizeSite } from '../pages/localizePage.ts'
import { siteShape } from './siteShape.ts'

const issuesOf = (changes: object) =>
  siteShape
    .safeParse({ ...storedSite, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('without the document, messages are the default ones', () => {
  const { messages } = localizeSite(siteShape.parse(storedSite), 'fr')
  expect(messages['notFound.heading'].value).toBe('Oups\u00a0! Page introuvable')
})

test('the menu and the footer of the demo are those that the customer requires', () => {
  const { menu, button, footerColumns } = localizeSite(siteShape.parse(storedSite), 'en').navigation
  const asText = ({ page, label }: (typeof menu)[number]) => `${label.value} ${page}`
  expect(menu.map(asText)).toEqual([
    'Home /',
    'Services /services',
    'About /about',
    'FAQ /faq',
    'Contact /contact',
  ])
  expect([button.label.value, button.page]).toEqual(['Get in Touch', '/contact'])
  expect(footerColumns.map(({ heading }) => heading.value)).toEqual([
    'Our Services',
    'Regulatory Bodies',
    'Quick Links',
    // The pages that no list of the customer has.
    'Further Topics',
  ])
  const [quickLinks] = footerColumns.flatMap((column) =>
    column.content === 'links' ? [column.links] : [],
  )
  expect(quickLinks?.map(asText)).toEqual(['About /about', 'FAQ /faq', 'Contact /contact'])
})

test('an edited message replaces the default one of its key, and no other', () => {
  const interfaceMessages = {
    notFound: { heading: { en: 'Nothing is here', fr: 'Rien ici' } },
    notice: { thanks: { en: 'Thank you {name}! {hours} hours at most.' } },
  }
  expect(
    localizeSite(siteShape.parse({ ...storedSite, interfaceMessages }), 'fr').messages,
  ).toMatchObject({
    'notFound.heading': { key: 'notFound.heading', value: 'Rien ici' },
    'notFound.home': { key: 'notFound.home', value: 'Retour à l’accueil' },
    'notice.thanks': { value: 'Thank you {name}! {hours} hours at most.', lang: 'en' },
    'submit.idle': { value: 'Envoyer le message' },
  })
})

test.each([
  ['notice', 'thanks', 'Thank you!', 'must keep {name}'],
  ['notice', 'thanks', 'Thank you {name}! We answer within 12 hours.', 'must keep {hours}'],
  ['notice', 'sent', 'Sent, {name}', 'has {name}, which the site cannot fill in'],
  ['firstName', 'tooLong', 'At most 60 characters', 'must keep {limit}'],
  ['submit', 'idle', ' ', 'is empty'],
])('the message %s.%s cannot be «%s»', (group, name, en, fault) => {
  expect(issuesOf({ interfaceMessages: { [group]: { [name]: { en } } } })).toEqual([
    `interfaceMessages.${group}.${name}.en ${fault}`,
  ])
})

test('a menu has one to seven pages that are published', () => {
  const home = { _key: 'home', label: { en: 'Home' }, page: { _type: 'homePage' } }
  const column = { _key: 'a', heading: { en: 'Links' }, content: 'links', links: [home] }
  const navigation = { _id: 'navigation', menu: [home], button: home, footerColumns: [column] }
  expect(issuesOf({ navigation })).toBeUndefined()
  expect(issuesOf({ navigation: { ...navigation, menu: Array(8).fill(home) } })).toEqual([
    'navigation.menu must have at most 7 entries',
  ])
  const lost = { ...home, page: undefined }
  expect(issuesOf({ navigation: { ...navigation, menu: [lost], button: lost } })).toEqual([
    'navigation.menu.0.page links to a page that does not exist or is not published',
    'navigation.button.page links to a page that does not exist or is not published',
  ])
})
