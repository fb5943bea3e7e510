import { describe, expect, test } from 'vitest'
import { addressIn, toLink } from './pastedLink.ts'

const pages = {
  hosts: new Set(['www.accrapharma.example']),
  ids: new Map([
    ['/', 'homePage'],
    ['/services/who', 'service-who'],
  ]),
}

const toUrl = (address: string) => {
  const link = toLink(address, pages)
  return link?._type === 'webLink' ? link.url : link
}

const encoded = encodeURIComponent('https://www.who.int/list?id=1')

test.for([
  `https://www.google.com/url?q=${encoded}&sa=D&source=editors`,
  `https://www.google.com.gh/url?sa=t&url=${encoded}&usg=AOv`,
  `https://nam02.safelinks.protection.outlook.com/?url=${encoded}&data=05&reserved=0`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=${encoded}`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://www.linkedin.com/redir/redirect?url=${encoded}&urlhash=x`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encoded}`)}`,
])('%s is a link to the address behind it', (address) => {
  expect(toUrl(address)).toBe('https://www.who.int/list?id=1')
})

test('parameters that count clicks are left out, and the others stay as they are', () => {
  expect(toUrl('https://who.int/a?utm_source=x&q=a%20b+c&fbclid=1&gclid=2#part')).toBe(
    'https://who.int/a?q=a%20b+c#part',
  )
  expect(toUrl('https://who.int/a?UTM_Medium=x')).toBe('https://who.int/a')
})

test('an address with spaces or quotation marks is encoded', () => {
  expect(toUrl('https://www.who.int/a page')).toBe('https://www.who.int/a%20page')
  expect(toUrl('https://www.who.int/o’brien\'s "list"')).toBe(
    'https://www.who.int/o%E2%80%99brien%27s%20%22list%22',
  )
})

test.for([
  'http://www.who.int/',
  'mailto:info@who.int',
  'tel:+233302000000',
  'javascript:alert(1)',
  'file:///C:/a.docx',
  '#_Toc123',
  '/services',
  'https://www.google.com/url?q=mailto:info@who.int',
])('content has no link to %s', (address) => {
  expect(toLink(address, pages)).toBeNull()
})

describe('pages of the site', () => {
  test.for([
    'https://www.accrapharma.example/services/who',
    'http://www.accrapharma.example/services/who/',
    'https://www.accrapharma.example/fr/services/who?utm_source=x#steps',
    'https://www.accrapharma.example/Services/WHO.html',
  ])('%s is a link to the page', (address) => {
    expect(toLink(address, pages)).toEqual({
      _type: 'pageLink',
      page: { _type: 'reference', _ref: 'service-who' },
    })
  })

  test('the home page has an address in each language', () => {
    for (const path of ['', '/', '/pt'])
      expect(toLink(`https://www.accrapharma.example${path}`, pages)).toMatchObject({
        page: { _ref: 'homePage' },
      })
  })

  test('other addresses of the site are links like those of other websites', () => {
    expect(toUrl('https://www.accrapharma.example/search?q=who')).toBe(
      'https://www.accrapharma.example/search?q=who',
    )
  })
})

test('only a text that is nothing but an address is one', () => {
  expect(addressIn(' https://www.who.int/\n')).toBe('https://www.who.int/')
  expect(addressIn('www.who.int/list')).toBe('https://www.who.int/list')
  expect(addressIn('see https://www.who.int/')).toBeNull()
  expect(addressIn('WHO')).toBeNull()
})
