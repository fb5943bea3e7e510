import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CodeCopy, copyCode } from './support/codeCopy.ts'

/**
 * Follows docs/recipes.md in a copy of the code. After the first step the compiler names the files
 * that the next steps change, and after the last one nothing.
 */

/** In ms. Each recipe compiles twice; a busy machine takes its time. */
const timeout = 240_000

let code: CodeCopy

// One for all recipes, so that most of the code is compiled once.
beforeAll(async () => {
  code = await copyCode()
})

afterEach(() => code.restore())

afterAll(() => code.remove())

test('a section type compiles when its last step is done', { timeout }, async () => {
  await code.create(
    'web/sections/fees/shape.ts',
    `import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base } from '../base.ts'

export const fees = z.object({ ...base, _type: z.literal('fees'), total: localeString })
`,
  )
  await code.edit(
    'web/sections/shapes.ts',
    /^import { groupedLists }/m,
    `import { fees } from './fees/shape.ts'\n$&`,
  )
  await code.edit('web/sections/shapes.ts', /^ {4}checklist,$/m, '$&\n    fees,')
  expect(await code.faultyFiles('web', 'studio', 'tests/catalogue')).toEqual([
    'studio/schema/sections.ts',
    'tests/catalogue/specimens.ts',
    'web/sections/views.tsx',
  ])

  await code.create(
    'web/sections/fees/Fees.tsx',
    `import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'

export function Fees({ section }: { section: SectionOf<'fees'> }) {
  return (
    <Frame section={section}>
      <p {...translatedProps(section.total)} />
    </Frame>
  )
}
`,
  )
  await code.edit(
    'web/sections/views.tsx',
    /^( *)groupedLists: view/m,
    "$1fees: view(async () => (await import('./fees/Fees.tsx')).Fees),\n$&",
  )
  await code.create(
    'web/sections/fees/specimens.ts',
    `import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import { sentence, text } from '../../../tests/catalogue/specimens/text.ts'

export const fees: Specimens<'fees'> = {
  usual: { heading: text('Fees', 'Frais', 'Taxas'), total: text('€ 800', '800 €', '800 €') },
  'long words': { heading: sentence, total: sentence },
}
`,
  )
  await code.edit(
    'tests/catalogue/specimens.ts',
    /^import { groupedLists }/m,
    `import { fees } from '../../web/sections/fees/specimens.ts'\n$&`,
  )
  await code.edit('tests/catalogue/specimens.ts', /^ {2}faqs,$/m, '$&\n  fees,')
  await code.create(
    'web/sections/fees/form.ts',
    `import { Banknote } from 'lucide-react'
import { text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { fees } from './shape.ts'

export const feesForm = sectionForm(fees, {
  title: 'Fees',
  description: 'What a service costs in all.',
  icon: Banknote,
  outline,
  fields: [text('total', 'Total', 'With its currency.')],
})
`,
  )
  await code.edit(
    'studio/schema/sections.ts',
    /^import { groupedListsForm }/m,
    `import { feesForm } from '../../web/sections/fees/form.ts'\n$&`,
  )
  await code.edit('studio/schema/sections.ts', /^ {2}checklist: .*$/m, '$&\n  fees: feesForm,')
  expect(await code.faultyFiles('web', 'studio', 'tests/catalogue')).toEqual([])
})

test('a field of a section compiles when its shape has it', { timeout }, async () => {
  const folder = 'web/sections/callToAction'
  await code.edit(
    `${folder}/form.ts`,
    /^ {4}paragraph\('text'.*$/m,
    "    text('subtitle', 'Subtitle', 'A few words below the title.'),\n$&",
  )
  await code.edit(`${folder}/form.ts`, /{ boolean, paragraph }/, '{ boolean, paragraph, text }')
  expect(await code.faultyFiles('studio')).toEqual([`${folder}/form.ts`])

  await code.edit(
    `${folder}/shape.ts`,
    /^ {2}text: localeString,$/m,
    '  subtitle: localeString.optional(),\n$&',
  )
  await code.edit(
    `${folder}/CallToAction.tsx`,
    /^ *<p {...translatedProps\(section.text\)} \/>$/m,
    '{section.subtitle && <p {...translatedProps(section.subtitle)} />}\n$&',
  )
  expect(await code.faultyFiles('web', 'studio')).toEqual([])
})

test('a language has its messages, its addresses and its content when its last step is done', {
  timeout,
}, async () => {
  await code.edit(
    'shared/languages.ts',
    /^ {2}{ code: 'pt'.*$/m,
    `$&\n  { code: 'es', locale: 'es-ES', name: 'Español', flag: 'ES' },`,
  )
  expect(await code.faultyFiles('web')).toEqual([
    'web/i18n/languageOffers.ts',
    'web/i18n/messages.ts',
  ])

  await code.create('web/i18n/messages/es.json', await code.read('web/i18n/messages/fr.json'))
  const list = 'web/i18n/messages.ts'
  await code.edit(
    list,
    /^import fr .*$/m,
    `import es from './messages/es.json' with { type: 'json' }\n$&`,
  )
  await code.edit(list, /{ en, fr, pt }/, '{ en, es, fr, pt }')
  await code.edit('web/i18n/languageOffers.ts', /^ {2}fr: .*$/m, `  es: 'Leer en español',\n$&`)
  expect(await code.faultyFiles('web')).toEqual([])

  expect(
    await code.run(`
      import { addressOf, languageAndPath } from './shared/content/addresses.ts'
      import { localize } from './shared/content/localize.ts'
      import { isReserved } from './shared/content/reservedPaths.ts'
      import { localeString } from './shared/content/shapes/localized.ts'
      import { sitemapXml } from './scripts/build/searchEngines.ts'
      const title = localeString.parse({ en: 'About', es: 'Nosotros' })
      console.log(JSON.stringify([
        addressOf('/about', 'es'),
        languageAndPath('/es/about').language,
        isReserved('/es'),
        sitemapXml([{ path: '/about' }], 'https://www.test.example').includes('/es/about'),
        localize({ _id: 'a', title }, 'es').title.value,
      ]))`),
  ).toEqual(['/es/about', 'es', true, true, 'Nosotros'])
})

test('a field of the form compiles when it has its messages', { timeout }, async () => {
  const file = 'shared/enquiry/enquiry.ts'
  const definition = await code.read(file)
  const field = /^ {2}phone: [\s\S]*?(?=^ {2}\w+: )/m
  const [phone] = field.exec(definition) ?? []
  if (phone === undefined) throw new Error(`${file} has no field like the phone number`)
  await code.edit(file, field, `$&${phone.replaceAll('phone', 'fax').replaceAll('Phone', 'Fax')}`)
  expect(await code.faultyFiles('web')).toEqual([
    'web/enquiry/Field.tsx',
    'web/enquiry/Notices.tsx',
    'web/i18n/messages.ts',
  ])

  for (const language of ['en', 'fr', 'pt']) {
    const words = `web/i18n/messages/${language}.json`
    const line = (key: string) => `$&\n  "${key}": "Fax",`
    await code.edit(words, /^ {2}"field\.phone.*$/m, line('field.fax'))
    await code.edit(words, /^ {2}"phone\.tooLong.*$/m, line('fax.tooLong'))
  }
  await code.edit(
    'web/enquiry/EnquiryForm.tsx',
    /^ {6}<Field name="organization"/m,
    `      <Field name="fax" issue={issue}>
        {(control) => <input {...control} type="tel" />}
      </Field>
$&`,
  )
  expect(await code.faultyFiles('web')).toEqual([])
})
