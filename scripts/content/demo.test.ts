import { globSync } from 'node:fs'
import { access, glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import type { AnyDocument } from '../../gate/checks/parseDocument.ts'
import { collectObjects } from '../../shared/content/fieldPaths.ts'
import { enquiryFields } from '../../shared/enquiry/enquiry.ts'
import { languageCodes } from '../../shared/languages.ts'
import { testWorkspace } from '../../studio/testing/testWorkspace.ts'
import { readPage } from '../../tests/support/readPage.ts'
import { textsOf } from '../../tests/wording/textsOf.ts'
import { preferenceKey } from '../../web/i18n/languagePreference.ts'
import { messages } from '../../web/i18n/messages.ts'
import { localizePage } from '../../web/model/pages/localizePage.ts'
import { collectImageFiles, loadDemo, withAssets } from './demo.ts'

const demo = await loadDemo()
const assetOf = (file: string) => `image-${basename(file)}`
const documents = demo.map((document) => withAssets(document, assetOf))
const assetIds = [...new Set(demo.flatMap(collectImageFiles).map(assetOf))]
const studio = await testWorkspace([
  ...documents,
  ...assetIds.map((_id) => ({ _id, _type: 'sanity.imageAsset' })),
])

test.for(named(documents))('the Studio would publish %s', async ([, document]) => {
  const markers = await studio.validate(document)
  const faults = markers.filter(({ level }) => level === 'error')
  expect(faults.map(({ path, message }) => `${JSON.stringify(path)} ${message}`)).toEqual([])
})

test.for(named(documents))('the Studio’s schema has every field of %s', ([, document]) => {
  expect(notShown(document, studio.workspace.schema.get(document._type))).toEqual([])
})

test.for(named(demo))('every image file of %s exists', async ([, document]) => {
  await Promise.all(collectImageFiles(document).map((file) => access(file)))
})

test('the month of a check follows from sources: no text has it', () => {
  const datedByHand =
    /(checked|read) in \w+\s20\d\d|(vérifi|consult)ée?s? en\s\S+\s20\d\d|(verific|consult)ad[ao]s? em\s\S+\sde\s20\d\d/gi
  const texts = demo.map((document) => JSON.stringify(document))
  expect(texts.flatMap((text) => text.match(datedByHand) ?? [])).toEqual([])
})

test('every source is cited, or states memberships, which cite it where they are shown', () => {
  const cited = new Set(
    demo.flatMap(collectObjects).flatMap(({ object }) => Reflect.get(object, '_ref') ?? []),
  )
  const uncited = demo.filter(
    (document) =>
      document._type === 'source' && !cited.has(document._id) && !('memberships' in document),
  )
  expect(uncited.map(({ _id }) => _id)).toEqual([])
})

test('the privacy policy names every key that the site keeps in local storage', async () => {
  const keys: string[] = [preferenceKey]
  for await (const file of glob('web/**/*.ts'))
    for (const [, key] of (await readFile(file, 'utf8')).matchAll(/'localStorage', '([\w-]+)'/g))
      keys.push(String(key))
  expect(keys).toContain('enquiry-draft')
  const policy = textsOf(demo.find(({ _id }) => _id === 'legal-privacy'))
  for (const language of languageCodes) {
    const text = policy.map(({ texts }) => texts[language]).join('\n')
    expect(
      keys.filter((key) => !text.includes(key)),
      language,
    ).toEqual([])
  }
})

test('the privacy policy names each field of the form, each period and each processor in the code', async () => {
  const sql = await readFile('supabase/migrations/20261126101300_schedule.sql', 'utf8')
  const backup = await readFile('.github/workflows/backup.yml', 'utf8')
  const functions = await Promise.all(
    globSync('supabase/functions/{_shared,send-contact-email}/**/*.ts').map((file) =>
      readFile(file, 'utf8'),
    ),
  )
  const periods = [
    ...sql.matchAll(/now\(\) - interval '(?<count>\d+) (?<unit>years|days)'/g),
    ...backup.matchAll(/retention-(?<unit>days): (?<count>\d+)/g),
  ].map(({ groups }) => `${groups?.count} ${groups?.unit}`)
  const processors = functions
    .flatMap((code) => [...code.matchAll(/https:\/\/(?:\S+\.)?api\.(\w+)\.(?:com|io)/g)])
    .flatMap(([, name]) => name ?? [])
  const { en } = messages
  const labels = enquiryFields.map((field) => en[`field.${field}`].replace(/ of .*/, ''))
  expect({ periods, processors: [...new Set(processors)].toSorted() }).toEqual({
    periods: ['2 years', '30 days', '2 years', '30 days'],
    processors: ['resend', 'sanity'],
  })
  const policy = textsOf(demo.find(({ _id }) => _id === 'legal-privacy'))
    .map(({ texts }) => texts.en?.replaceAll('two years', '2 years').replaceAll('thirty', '30'))
    .join('\n')
    .toLowerCase()
  const names = [...labels, ...periods, 'Supabase', 'GitHub', ...processors]
  expect(names.filter((name) => !policy.includes(name.toLowerCase()))).toEqual([])
})

test('keys are stable, and unique within an array', async () => {
  expect(await loadDemo()).toEqual(demo)
  expect(demo.flatMap(repeatedKeys)).toEqual([])
})

test('the contact form offers the services that the customer requires, in that order', async () => {
  const { page } = await readPage('contactPage', documents)
  const form =
    page && localizePage(page, 'en').sections.find(({ _type }) => _type === 'contactForm')
  expect(form?._type === 'contactForm' && form.services.map(({ option }) => option)).toEqual([
    'Malaria & ARV Drug Sales',
    'Trademark Registration',
    'ARIPO Services',
    'Madrid Protocol',
    'WAHO Compliance',
    'NAFDAC Registration',
    'Ghana FDA Services',
    'WHO Prequalification',
    'GMP Certification',
    'African Medicines Harmonization',
    'ECOWAS Services',
    'Regulatory Consulting',
  ])
})

function named(all: AnyDocument[]) {
  return all.map((document): [string, AnyDocument] => [document._id, document])
}

/** Returns the paths of fields and entries that the schema does not have. */
function notShown(value: unknown, type: SchemaType | undefined, path = ''): string[] {
  if (!type) return [`${path} has no type`]
  if (Array.isArray(value) && type.jsonType === 'array')
    return value.flatMap((item, index) => {
      const name = isFields(item) ? (item._type ?? 'object') : typeof item
      const member = type.of.find((candidate) => candidate.name === name)
      return notShown(item, member, `${path}[${index}]`)
    })
  if (isFields(value) && type.jsonType === 'object')
    return Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .flatMap(([name, inner]) => {
        const field = type.fields.find((candidate) => candidate.name === name)
        return notShown(inner, field?.type, `${path}.${name}`)
      })
  return []
}

/** Returns the keys that occur twice in an array. */
function repeatedKeys(value: unknown): unknown[] {
  if (!Array.isArray(value))
    return isFields(value) ? Object.values(value).flatMap(repeatedKeys) : []
  const keys = value.filter(isFields).map(({ _key }) => _key)
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
  return [...repeated, ...value.flatMap(repeatedKeys)]
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
