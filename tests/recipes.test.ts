import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CodeCopy, copyCode } from './support/codeCopy.ts'

/**
 * Follows docs/recipes.md in a copy of the code: all recipes at once, because compiling takes the time. After their
 * first steps the compiler names the files that the next steps change, and after the last ones nothing.
 */
type Recipe = {
  first(code: CodeCopy): Promise<void>
  /** The files with type errors after the first step. */
  named: string[]
  rest(code: CodeCopy): Promise<void>
}

const sectionType: Recipe = {
  async first(code) {
    await code.create(
      'web/sections/fees/shape.ts',
      `import { z } from 'zod'
import { text } from '../../../shared/content/fields.ts'
import { drawable, sectionTexts } from '../sectionFields.ts'

export const fees = z
  .object({
    ...drawable,
    _type: z.literal('fees'),
    total: text('Total', 'With its currency.'),
  })
  .register(sectionTexts, {
    title: 'Fees',
    description: 'What a service costs in all.',
    findBy: 'prices, costs, rates',
  })
`,
    )
    await code.edit(
      'web/sections/shapes.ts',
      /^import { groupedLists }/m,
      `import { fees } from './fees/shape.ts'\n$&`,
    )
    await code.edit('web/sections/shapes.ts', /^ {4}checklist,$/m, '$&\n    fees,')
  },
  named: [
    'studio/schema/sections.ts',
    'tests/catalogue/specimens.ts',
    'web/page/views.tsx',
    'web/sections/derivations.ts',
  ],
  async rest(code) {
    await code.create(
      'web/sections/fees/derive.ts',
      `import type { Drawing } from '../../charts/drawing.ts'
import type { DeriveContext, SectionInLanguageOf } from '../sectionInLanguage.ts'

export function deriveFees(
  section: SectionInLanguageOf<'fees'>,
  { language }: DeriveContext<'fees'>,
) {
  return { ...section, currency: language === 'en' ? 'USD' : 'EUR' }
}

export function drawFees({ total }: ReturnType<typeof deriveFees>): Drawing {
  return { rows: [{ label: total }], columns: 10, group: 10, caption: 'drawing.days' }
}
`,
    )
    await code.edit(
      'web/sections/derivations.ts',
      /^import { deriveGroupedLists/m,
      `import { deriveFees, drawFees } from './fees/derive.ts'\n$&`,
    )
    await code.edit(
      'web/sections/derivations.ts',
      /^ {2}stats: deriveStats,$/m,
      '  fees: deriveFees,\n$&',
    )
    await code.edit(
      'web/sections/derivations.ts',
      /^ {2}stats: drawStats,$/m,
      '  fees: drawFees,\n$&',
    )
    await code.create(
      'web/sections/fees/Fees.tsx',
      `import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'

export function Fees({ section }: { section: SectionOf<'fees'> }) {
  return (
    <Frame section={section}>
      <p {...translatedProps(section.total)} />
      <p>{section.currency}</p>
    </Frame>
  )
}
`,
    )
    await code.edit(
      'web/page/views.tsx',
      /^( *)groupedLists: view/m,
      "$1fees: view(async () => (await import('../sections/fees/Fees.tsx')).Fees),\n$&",
    )
    await code.create(
      'tests/catalogue/specimens/fees.ts',
      `import type { Specimens } from './specimen.ts'
import { sentence, text } from './text.ts'

export const fees: Specimens<'fees'> = {
  usual: { heading: text('Fees', 'Frais', 'Taxas'), total: text('€ 800', '800 €', '800 €') },
  'long words': { heading: sentence, total: sentence },
}
`,
    )
    await code.edit(
      'tests/catalogue/specimens.ts',
      /^import { groupedLists }/m,
      `import { fees } from './specimens/fees.ts'\n$&`,
    )
    await code.edit('tests/catalogue/specimens.ts', /^ {2}faqs,$/m, '$&\n  fees,')
    await code.edit(
      'studio/schema/sections.ts',
      /^import groupedLists /m,
      `import fees from './sections/fees.svg'\n$&`,
    )
    await code.edit('studio/schema/sections.ts', /^ {2}Contact,$/m, '  Banknote,\n$&')
    await code.edit(
      'studio/schema/sections.ts',
      /^ {2}checklist: .*$/m,
      '$&\n  fees: { icon: Banknote, outline: fees },',
    )
  },
}

const sectionField: Recipe = {
  async first(code) {
    await code.edit(
      'web/sections/callToAction/CallToAction.tsx',
      /^ *<p {...translatedProps\(section.text\)} \/>$/m,
      '{section.subtitle && <p {...translatedProps(section.subtitle)} />}\n$&',
    )
    await code.edit(
      'studio/schema/sections.ts',
      /^ {2}callToAction: { .*(?= },$)/m,
      '$&, fields: { subtitle: { recommendedLength: 80 } }',
    )
  },
  named: ['studio/schema/sections.ts', 'web/sections/callToAction/CallToAction.tsx'],
  async rest(code) {
    const shape = 'web/sections/callToAction/shape.ts'
    await code.edit(
      shape,
      /^ {4}text: paragraph\(.*$/m,
      "    subtitle: text('Subtitle', 'A few words below the title.').optional(),\n$&",
    )
    await code.edit(shape, /{ boolean, paragraph, /, '{ boolean, paragraph, text, ')
  },
}

const pageType: Recipe = {
  async first(code) {
    await code.edit(
      'shared/content/addresses/paths.ts',
      /^ {2}legalPage: '\/',$/m,
      "  vacancy: '/vacancies/',\n$&",
    )
  },
  named: ['studio/schema/documents/pages.ts'],
  async rest(code) {
    await code.create(
      'shared/content/pageTypes/vacancy.ts',
      `import { z } from 'zod'
import type { ListDefinition } from '../lists/listDefinition.ts'
import { pageReference } from '../lists/fragments.ts'

export const lists = {
  vacancies: {
    type: 'vacancy',
    order: ['publishedOn', '_id'],
    projection: \`{_id, _type, publishedOn, "path": \${pageReference}, title}\`,
  },
} as const satisfies Record<string, ListDefinition>

export const fields = { vacancy: z.object({ publishedOn: z.iso.date('must be a date') }) }

export const projection = '"vacancy": {publishedOn}'
`,
    )
    const list = 'shared/content/pageTypes/registry.ts'
    await code.edit(
      list,
      /^import \* as servicePage/m,
      "import * as vacancy from './vacancy.ts'\n$&",
    )
    await code.edit(list, /\.\.\.servicePage\.lists/, '...vacancy.lists, $&')
    await code.edit(
      list,
      /^ {2}servicePage: servicePage\.fields/m,
      '  vacancy: vacancy.fields,\n$&',
    )
    await code.edit(
      'web/model/snapshot/pageShape.ts',
      /^ {2}servicePage: .*$/m,
      "$&\n  vacancy: plainPage.extend({ _type: z.literal('vacancy'), ...pageFields.vacancy }),",
    )
    await code.edit(
      list,
      /^ {2}servicePage: servicePage\.projection/m,
      '  vacancy: vacancy.projection,\n$&',
    )
    await code.create(
      'studio/schema/documents/vacancy.ts',
      `import { Briefcase } from 'lucide-react'
import { date, required } from '../fields.ts'
import { address } from '../objects/address.ts'
import { definePage } from './definePage.ts'

export const vacancy = definePage({
  name: 'vacancy',
  title: 'Vacancy',
  icon: Briefcase,
  fields: [address, required(date('publishedOn', 'Date', 'The day that visitors read.'))],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedOn', direction: 'desc' }] },
  ],
})
`,
    )
    const forms = 'studio/schema/documents/pages.ts'
    await code.edit(forms, /^import { page }/m, "import { vacancy } from './vacancy.ts'\n$&")
    await code.edit(forms, /^ {2}legalPage,$/m, '$&\n  vacancy,')
    await code.edit(forms, /^ {2}legalPage: \(\) => .*$/m, "$&\n  vacancy: () => t('Vacancies'),")
    for (const language of ['fr', 'pt'])
      await code.edit(
        `studio/i18n/${language}.json`,
        /^ {2}"Legal pages": .*$/m,
        '$&\n  "Vacancies": "V",',
      )
    await code.edit(
      'web/page/hero/Hero.tsx',
      /^ *{page\._type === 'legalPage' && .*$/m,
      '$&\n{page._type === "vacancy" && <time dateTime={page.vacancy.publishedOn}>{page.vacancy.publishedOn}</time>}',
    )
  },
}

const formField: Recipe = {
  async first(code) {
    const file = 'shared/enquiry/enquiry.ts'
    const definition = await code.read(file)
    const field = /^ {2}phone: [\s\S]*?(?=^ {2}\w+: )/m
    const [phone] = field.exec(definition) ?? []
    if (phone === undefined) throw new Error(`${file} has no field like the phone number`)
    await code.edit(file, field, `$&${phone.replaceAll('phone', 'fax').replaceAll('Phone', 'Fax')}`)
  },
  named: [
    'supabase/functions/send-contact-email/mailTexts.ts',
    'web/enquiry/Field.tsx',
    'web/enquiry/Notices.tsx',
    'web/i18n/messages.ts',
  ],
  async rest(code) {
    for (const language of ['fr', 'pt'])
      await code.edit(
        `supabase/functions/send-contact-email/texts/${language}.json`,
        /^ {2}"labels": {$/m,
        '$&\n    "Fax": "Fax",',
      )
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
  },
}

const language: Recipe = {
  async first(code) {
    await code.edit(
      'shared/languages.ts',
      /^ {2}{ code: 'pt'.*$/m,
      `$&\n  { code: 'es', locale: 'es-ES', name: 'Español', flag: 'ES' },`,
    )
  },
  named: [
    'scripts/preview/closedPage.ts',
    'scripts/preview/completePage.ts',
    'shared/plans/planMail.ts',
    'shared/wording/wording.ts',
    'studio/tools/enquiries/detail/reply.ts',
    'supabase/functions/send-contact-email/mailTexts.ts',
    'supabase/functions/monitor-site/message.ts',
    'web/i18n/languageOffers.ts',
    'web/i18n/messages.ts',
    'web/model/businessHoursText.ts',
    'web/preview/SharedNote.tsx',
    'web/search/terms.ts',
    'web/sections/countries/filingPlanner/sentences.ts',
  ],
  async rest(code) {
    await code.create('web/i18n/messages/es.json', await code.read('web/i18n/messages/fr.json'))
    const list = 'web/i18n/messages.ts'
    await code.edit(
      list,
      /^import fr .*$/m,
      `import es from './messages/es.json' with { type: 'json' }\n$&`,
    )
    await code.edit(list, /{ en, fr, pt }/, '{ en, es, fr, pt }')
    const mails = [
      'shared/plans/planMail.ts',
      'supabase/functions/send-contact-email/mailTexts.ts',
      'supabase/functions/monitor-site/message.ts',
    ]
    for (const mail of mails) {
      const texts = mail.replace(/\w+\.ts$/, 'texts')
      await code.create(`${texts}/es.json`, await code.read(`${texts}/fr.json`))
      await code.edit(
        mail,
        /^import fr .*$/m,
        "import es from './texts/es.json' with { type: 'json' }\n$&",
      )
      await code.edit(mail, /{ en, fr, pt }/, '{ en, es, fr, pt }')
    }
    await code.edit(
      'supabase/functions/send-contact-email/mailTexts.ts',
      /^ {2}fr: fr.labels,$/m,
      '  es: es.labels,\n$&',
    )
    await code.edit(
      'scripts/preview/completePage.ts',
      /^ {2}fr: {$/m,
      `  es: {
    title: 'Sin título',
    description: 'Descripción',
    heading: 'Título',
    text: 'Texto',
    note: 'Esta sección se muestra cuando está completa.',
  },
$&`,
    )
    await code.edit(
      'scripts/preview/closedPage.ts',
      /^ {2}fr: {$/m,
      "  es: { title: 'No abierta', ended: 'Ha terminado.', editors: 'En el Studio.' },\n$&",
    )
    await code.edit(
      'web/preview/SharedNote.tsx',
      /^ {2}fr: {$/m,
      "  es: { draft: 'Borrador', published: 'Público', until: 'Hasta el {day}.' },\n$&",
    )
    await code.edit('web/i18n/languageOffers.ts', /^ {2}fr: .*$/m, `  es: 'Leer en español',\n$&`)
    await code.edit(
      'web/i18n/languageOffers.ts',
      /^ {2}en: .*$/m,
      `  es: 'Esta página no existe en español: ver la lista',\n$&`,
    )
    const hours = JSON.parse(await code.read('web/model/businessHours.json'))
    await code.create(
      'web/model/businessHours.json',
      JSON.stringify({ ...hours, es: hours.fr }, null, 2),
    )
    await code.edit('web/search/terms.ts', /^ {2}en: /m, '  es: `el la los las`,\n$&')
    await code.edit(
      'web/sections/countries/filingPlanner/sentences.ts',
      / en: '; '/,
      " es: '; ',$&",
    )
    await code.edit(
      'studio/tools/enquiries/detail/reply.ts',
      /^ {4}en: { subject/m,
      "    es: { subject: 'Su consulta', wrote: (name) => name },\n$&",
    )
    await code.edit(
      'shared/wording/glossary.json',
      /^ {4}"en": /gm,
      '    "es": { "write": [] },\n$&',
    )
    const typography = 'shared/wording/typography.json'
    await code.edit(typography, /^ {2}"figures": {$/m, '$&\n    "es": "",')
    await code.edit(typography, /^ {2}"en": \[$/m, '  "es": [],\n$&')
  },
}

const recipes = {
  'a section type': sectionType,
  'a field of a section': sectionField,
  'a type of page': pageType,
  'a field of the form': formField,
  'a language': language,
}

/** In ms. A busy machine takes its time. */
const timeout = 240_000

let code: CodeCopy
let faultyAtFirst: string[]
let faultyAtLast: string[]

beforeAll(async () => {
  code = await copyCode()
  const compiled = ['web', 'studio', 'scripts', 'supabase', 'tests/catalogue'] as const
  for (const { first } of Object.values(recipes)) await first(code)
  faultyAtFirst = await code.faultyFiles(...compiled)
  for (const { rest } of Object.values(recipes)) await rest(code)
  faultyAtLast = await code.faultyFiles(...compiled)
}, timeout)

afterAll(() => code.remove())

test.each(Object.entries(recipes))(
  'after the first step of %s the compiler names the lists of the next ones',
  (_, { named }) => expect(faultyAtFirst).toEqual(expect.arrayContaining(named)),
)

test('the compiler names no file that the recipes do not change', () => {
  const named = Object.values(recipes).flatMap((recipe) => recipe.named)
  expect(faultyAtFirst).toEqual([...new Set(named)].sort())
})

test('all recipes compile when their last steps are done', () => expect(faultyAtLast).toEqual([]))

test('a language has its addresses and its content', async () => {
  expect(
    await code.run(`
      import { addressOf, languageAndPath } from './shared/content/addresses/addresses.ts'
      import { localize } from './shared/content/languages/localize.ts'
      import { isReserved } from './shared/content/addresses/reservedPaths.ts'
      import { localeString } from './shared/content/shapes/localized.ts'
      import { sitemapXml } from './scripts/build/pages/searchEngines.ts'
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

test('a type of page has its addresses, its breadcrumb, its place in the query, its list, and plans', async () => {
  expect(
    await code.run(`
      import { withAncestors } from './gate/assembly/ancestors.ts'
      import { listNames } from './shared/content/lists/documentLists.ts'
      import { pathOf } from './shared/content/addresses/paths.ts'
      import { slugIssue } from './shared/content/shapes/slug.ts'
      import { unpublishableTypes } from './shared/plans/plan.ts'
      import { pagesQuery } from './web/model/snapshot/queries.ts'
      const jobs = { _id: 'jobs', _type: 'page', path: '/vacancies', title: { en: 'Jobs' } }
      const item = { _id: 'item', _type: 'vacancy', path: '/vacancies/spring', title: { en: 'Spring' } }
      console.log(JSON.stringify([
        pathOf({ _type: 'vacancy', slug: 'spring' }),
        slugIssue({ _type: 'page', slug: 'vacancies/spring' })?.slice(0, 20),
        withAncestors([jobs, item])[1].ancestors.map(({ path }) => path),
        pagesQuery.includes('_type == "vacancy" => {"vacancy": {publishedOn}}'),
        listNames.includes('vacancies'),
        unpublishableTypes.includes('vacancy'),
      ]))`),
  ).toEqual(['/vacancies/spring', 'is below /vacancies/', ['/vacancies'], true, true, true])
})
