import { expect, test } from 'vitest'
import { enquiryNames, withFormerNames } from './serviceNames.ts'

const service = (title: string, more: object = {}) => ({
  _type: 'servicePage',
  title: { en: title, fr: `${title} (fr)` },
  ...more,
})

test('a renamed service keeps each former name once, and never its current one', () => {
  const first = service('Ghana FDA Services')
  const second = withFormerNames(service('FDA Ghana Services'), first)
  expect(second).toMatchObject({ formerNames: ['Ghana FDA Services'] })
  expect(withFormerNames(service('FDA Ghana'), second)).toMatchObject({
    formerNames: ['Ghana FDA Services', 'FDA Ghana Services'],
  })
  expect(withFormerNames(service('Ghana FDA Services'), second)).toMatchObject({
    formerNames: ['FDA Ghana Services'],
  })
})

test('the name in the contact form counts, if there is one', () => {
  const named = service('WAHO Certification', { enquiryName: { en: 'WAHO Compliance' } })
  const retitled = { ...named, title: { en: 'WAHO' } }
  expect(withFormerNames(retitled, named)).toBe(retitled)
  const renamed = { ...named, enquiryName: { en: 'WAHO' } }
  expect(withFormerNames(renamed, named)).toMatchObject({ formerNames: ['WAHO Compliance'] })
  expect(enquiryNames(service('WAHO', { enquiryName: { en: ' ' } })).current).toBe('WAHO')
})

test('a service with the same name, a new one and other documents stay as they are', () => {
  const same = service('GMP', { summary: { en: 'New words' } })
  expect(withFormerNames(same, service('GMP'))).toBe(same)
  expect(withFormerNames(same, undefined)).toBe(same)
  const page = { ...service('About'), _type: 'aboutPage' }
  expect(withFormerNames(page, service('About us'))).toBe(page)
})
