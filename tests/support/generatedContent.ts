import { z } from 'zod'
import { isSlugged, type PageType } from '../../shared/content/addresses/paths.ts'
import { mappedMemberships } from '../../shared/content/countries/memberships.ts'
import { shapeOf } from '../../shared/content/fields.ts'
import { pdf } from '../../shared/content/files/pdf.ts'
import { captions, mp4 } from '../../shared/content/files/video.ts'
import { newest, newsTopics } from '../../shared/content/pageTypes/newsArticle.ts'
import { pageFields } from '../../shared/content/pageTypes/registry.ts'
import { country, heroMap } from '../../shared/content/shapes/country.ts'
import { fact } from '../../shared/content/shapes/fact.ts'
import { describedImage, image, listedImage } from '../../shared/content/shapes/image.ts'
import { action, medicineKinds, pageLink, pagePath } from '../../shared/content/shapes/link.ts'
import { localeString, partlyLocalizedString } from '../../shared/content/shapes/localized.ts'
import { point } from '../../shared/content/shapes/points.ts'
import { source } from '../../shared/content/shapes/source.ts'
import { languageCodes } from '../../shared/languages.ts'
import { plainPage } from '../../web/model/snapshot/pageShape.ts'
import { faqCategory } from '../../web/sections/faqs/shape.ts'
import { answeringPage, groupedList } from '../../web/sections/groupedLists/shape.ts'
import { people, person } from '../../web/sections/people/shape.ts'
import { chosenQuestion } from '../../web/sections/questions/shape.ts'
import { type SectionType, section as sectionShape } from '../../web/sections/shapes.ts'
import { grid, tableRow } from '../../web/sections/table/shape.ts'
import { ownVideo } from '../../web/sections/videos/shape.ts'

/**
 * Generates content as the Studio stores it, from the shapes that the site parses it with. A source
 * of choices picks among all values that the shapes allow.
 */

/** A source of choices: returns an integer from 0 to `count` - 1. */
export type Choose = (count: number) => number

/** Returns the choices of a seeded pseudo-random generator (mulberry32). */
export function seeded(seed: number): Choose {
  let state = seed
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % count
  }
}

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }
type Fields = Record<string, unknown>
type Shape = z.core.$ZodType

const asset: StoredDocument = {
  _id: 'image-abc-2000x1000-png',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example.org/abc.png',
  extension: 'png',
  metadata: { dimensions: { width: 2000, height: 1000 } },
}

const file: StoredDocument = {
  _id: 'file-abc-pdf',
  _type: 'sanity.fileAsset',
  url: 'https://cdn.example.org/abc.pdf',
  extension: 'pdf',
  size: 1_200_000,
}

const video = {
  ...file,
  _id: 'file-def-mp4',
  url: 'https://cdn.example.org/b.mp4',
  extension: 'mp4',
}
const subtitles = {
  ...file,
  _id: 'file-ghi-vtt',
  url: 'https://cdn.example.org/c.vtt',
  extension: 'vtt',
  size: 4_000,
}

/** The targets of generated links. */
const targets: StoredDocument[] = [
  { _id: 'contactPage', _type: 'contactPage', title: { en: 'Contact' } },
  {
    _id: 'terms',
    _type: 'legalPage',
    title: { en: 'Terms' },
    slug: { _type: 'slug', current: 'terms' },
  },
]

/**
 * The documents that sections list by a query: the field that receives them, their type, and the fields
 * that put a document on a section's list.
 */
const listed: Record<string, { type: string; fieldsFor(section: Fields): Fields }> = {
  countries: {
    type: 'country',
    // Parties to the Banjul Protocol are members of ARIPO.
    fieldsFor: ({ membership }) => ({ memberships: [{ _type: 'aripo' }, { _type: membership }] }),
  },
  services: { type: 'servicePage', fieldsFor: ({ group }) => ({ group }) },
  milestones: { type: 'milestone', fieldsFor: () => ({}) },
  categories: { type: 'faqCategory', fieldsFor: () => ({}) },
  items: {
    type: 'newsArticle',
    fieldsFor: ({ shows }) => (shows === newest ? {} : { topic: shows }),
  },
}

/**
 * Generates a page with one section of each given type.
 * @returns the page, and the dataset: the page with all documents it refers to or lists
 */
export function generatePage(
  choose: Choose,
  { type = 'aboutPage', sections }: { type?: PageType; sections: readonly SectionType[] },
): { page: StoredDocument; dataset: StoredDocument[] } {
  const dataset = [asset, file, video, subtitles, ...targets]
  let made = 0
  const unique = (prefix: string) => `${prefix}-${++made}`

  const pick = <T>(options: readonly T[], purpose: string): T => {
    const option = options[choose(options.length)]
    if (option === undefined) throw new Error(`There is no example for ${purpose}`)
    return option
  }

  /** Returns a value that the shape accepts, from a fixed set of candidates. */
  const example = (shape: z.ZodType, name: string) => {
    const texts = [
      unique('Some words'),
      unique('words'),
      `https://example.org/${unique('page')}`,
      `${unique('person')}@example.org`,
      '+233 30 200 0000',
      'GH',
      '2026-12-01',
    ]
    const numbers = [3, 0.25, 2009]
    const candidates = [...texts, ...numbers, true, false]
    const valid = (values: unknown[]) => values.filter((value) => shape.safeParse(value).success)
    const usual = valid(candidates)
    return pick(usual.length > 0 ? usual : valid(['2:40', 'https://youtu.be/video']), name)
  }

  const reference = (_ref: string) => ({ _type: 'reference', _ref })

  function fieldsOf(shape: Readonly<Record<string, Shape>>): Fields {
    return Object.fromEntries(
      Object.entries(shape)
        .map(([name, field]) => [name, valueFor(field, name)])
        .filter(([, value]) => value !== undefined),
    )
  }

  function valueFor(field: Shape, name: string): unknown {
    // Some fields have their values by their shape, others by their name.
    const shape = shapeOf(field)
    if (shape === source) return referenceTo(source, 'source')
    // Without any, the section is left out.
    if (shape === people.shape.people)
      return Array.from({ length: 1 + choose(3) }, () => referenceTo(person, 'person'))
    if (shape === pagePath) return reference(pick(targets, name)._id)
    if (shape === image) return imageValue(image)
    if (shape === describedImage) return imageValue(describedImage)
    if (shape === listedImage) return imageValue(listedImage)
    if (shape === pdf) return { asset: reference(file._id) }
    if (shape === mp4) return { asset: reference(video._id) }
    if (shape === captions) return { asset: reference(subtitles._id) }
    if (shape === ownVideo)
      return { ...fieldsOf(ownVideo.shape), transcript: valueFor(localeString, 'transcript') }
    if (shape === partlyLocalizedString)
      return Object.fromEntries(languageCodes.map((code) => [code, unique('Some words')]))
    if (shape === heroMap) return mapValue()
    // A number in words, or a placeholder.
    if (name === 'countryCount') return '15'
    // A table whose rows are compared does not show all its texts.
    if (name === 'comparedPages') return undefined
    // News about a service is for service pages only.
    if (name === 'shows') return pick([newest, ...newsTopics], name)
    if (shape === chosenQuestion) return chosenValue()
    if (shape === grid) return gridValue()
    // In a guided section, visitors choose by the heading.
    if (shape === groupedList)
      return {
        items: pointsValue(point),
        ...fieldsOf(groupedList.shape),
        heading: valueFor(localeString, 'heading'),
      }
    // Buttons for the medicines of a page are for pages that have some.
    if (shape === action) {
      const options = action.options.filter(
        ({ shape: { kind } }) => !medicineKinds.includes(kind.value),
      )
      return valueFor(pick(options, name), name)
    }
    // The id of a section, which the page may not have.
    if (shape === fact.shape.anchor) return undefined
    if (name === '_key' || name === '_id') return unique('key')
    if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault)
      return choose(2) === 0 ? undefined : valueFor(shape.unwrap(), name)
    if (shape instanceof z.ZodLiteral) return pick([...shape.values], name)
    if (shape instanceof z.ZodEnum) return pick(shape.options, name)
    if (shape instanceof z.ZodUnion) return valueFor(pick(shape.options, name), name)
    const pointShape = pointIn(shape)
    if (pointShape) return pointsValue(pointShape)
    if (shape instanceof z.ZodPipe)
      return valueFor(shape.in instanceof z.ZodTransform ? shape.out : shape.in, name)
    if (shape === pageLink) return reference('terms')
    if (shape instanceof z.ZodArray) {
      if (shape.element === pageLink || shape.element === answeringPage)
        return targets.map(({ _id }) => reference(_id))
      // Parsing drops blocks without words.
      const least = name !== 'children' && shape.safeParse([]).success ? 0 : 1
      return Array.from({ length: least + choose(3) }, () => valueFor(shape.element, name))
    }
    if (shape instanceof z.ZodObject)
      return isBlock(shape) ? blockValue(shape) : fieldsOf(shape.shape)
    if (shape instanceof z.ZodType) return example(shape, name)
    throw new Error(`No value can be generated for the field ${name}`)
  }

  function imageValue(shape: typeof image | typeof describedImage | typeof listedImage) {
    const { asset: _, ...fields } = shape.shape
    return { ...fieldsOf(fields), asset: reference(asset._id) }
  }

  /** Returns a membership, the only stored field, and adds a country that has it. */
  function mapValue() {
    const membership = pick(mappedMemberships, 'the map')
    dataset.push(
      listedDocument(country, 'country', {
        memberships: [{ _type: 'aripo' }, { _type: membership }],
      }),
    )
    return membership
  }

  /** Returns a reference to a document, and adds it. */
  function referenceTo(shape: z.ZodObject, type: string) {
    const document = listedDocument(shape, type, {})
    dataset.push(document)
    return { _key: unique('key'), ...reference(document._id) }
  }

  /** Returns the last question of a category, which it adds. */
  function chosenValue() {
    const category = listedDocument(faqCategory, 'faqCategory', {})
    dataset.push(category)
    const keys = z.array(z.looseObject({ _key: z.string() })).parse(category.faqs)
    const _type = chosenQuestion.shape._type.value
    const questionKey = keys.at(-1)?._key
    return { _key: unique('key'), _type, category: reference(category._id), questionKey }
  }

  /** Returns a table with a cell for each column, the first of them written, and with notes that a cell has. */
  function gridValue() {
    const { columns, notes } = grid.in.shape
    const note = choose(2) === 1 ? [fieldsOf(notes.unwrap().element.shape)] : []
    const cell = (index: number) => ({
      _key: unique('key'),
      ...((index === 0 || choose(2) === 1) && { text: valueFor(localeString, 'text') }),
      ...(index === 0 && note[0] && { note: note[0]._key }),
    })
    const width = 2 + choose(3)
    const columnsOf = Array.from({ length: width }, () => fieldsOf(columns.element.shape))
    const rowsOf = Array.from({ length: 1 + choose(3) }, () => ({
      ...fieldsOf(tableRow.shape),
      cells: Array.from({ length: width }, (_, index) => cell(index)),
    }))
    return { columns: columnsOf, rows: rowsOf, ...(note.length > 0 && { notes: note }) }
  }

  /** Returns points, and sometimes an empty one, which the site ignores. */
  function pointsValue(shape: z.ZodObject) {
    const points = Array.from({ length: 1 + choose(3) }, () => fieldsOf(shape.shape))
    return choose(2) === 1 ? points : [{ _key: unique('key') }, ...points]
  }

  /** Returns a block of rich text, whose spans have decorators and at most one link. */
  function blockValue(shape: z.ZodObject) {
    const block = z
      .looseObject({
        markDefs: z.array(z.looseObject({ _key: z.string() })).default([]),
        children: z.array(z.looseObject({})),
      })
      .parse(fieldsOf(shape.shape))
    const links = [[], ...block.markDefs.map(({ _key }) => [_key])]
    const children = block.children.map((span) => ({
      ...span,
      marks: [...pick(links, 'links'), ...['strong', 'em'].filter(() => choose(2) === 1)],
    }))
    return { ...block, level: 1 + choose(5), children }
  }

  const codes = ['CI', 'TG', 'SN', 'NG', 'KE', 'BJ', 'GH']

  /** Returns a document that a section lists, with a slug if its shape has a path. */
  function listedDocument(shape: z.ZodObject, type: string, given: Fields): StoredDocument {
    const { path, slug, ...fields } = shape.shape
    return {
      ...fieldsOf(fields),
      ...((path || slug) && { slug: { _type: 'slug', current: unique('slug') } }),
      ...given,
      // No two countries may have one code.
      ...('isoCode' in fields && { isoCode: codes.pop() ?? 'GH' }),
      _id: unique(type),
      _type: type,
    }
  }

  function sectionOf(type: SectionType): Fields {
    const option = sectionShape.options.find(({ shape }) => shape._type.value === type)
    if (option === undefined) throw new Error(`There is no section type ${type}`)
    const lists = Object.entries<Shape>(option.shape).flatMap(([field, shape]) =>
      shape instanceof z.ZodArray &&
      shape.element instanceof z.ZodObject &&
      '_id' in shape.element.shape
        ? [{ field, shape: shape.element }]
        : [],
    )
    const own = Object.entries(option.shape).filter(
      ([name]) => !lists.some(({ field }) => field === name),
    )
    const section = fieldsOf(Object.fromEntries(own))
    for (const { field, shape } of lists) {
      const kind = listed[field]
      if (kind === undefined)
        throw new Error(`The documents in ${type}.${field} have no entry in «listed»`)
      const given = kind.fieldsFor(section)
      for (let rest = 1 + choose(3); rest > 0; rest -= 1)
        dataset.push(listedDocument(shape, kind.type, given))
    }
    return section
  }

  const { title, seo, hero } = plainPage.shape
  const { service } = pageFields.servicePage
  const page = {
    ...fieldsOf({ title, seo, hero }),
    ...(type === 'servicePage' && fieldsOf(service.omit({ related: true }).shape)),
    ...(isSlugged(type) && { slug: { _type: 'slug', current: unique('slug') } }),
    sections: sections.map(sectionOf),
    _id: type,
    _type: type,
  }
  dataset.unshift(page)
  return { page, dataset }
}

/** Returns the shape of the points of a list, or undefined for other shapes. */
function pointIn(shape: Shape): z.ZodObject | undefined {
  if (!(shape instanceof z.ZodPipe)) return undefined
  if (shape.in instanceof z.ZodPipe) return pointIn(shape.in)
  if (!(shape.in instanceof z.ZodArray) || !(shape.in.element instanceof z.ZodPipe))
    return undefined
  const { out } = shape.in.element
  const element = out instanceof z.ZodOptional ? out.unwrap() : out
  return element instanceof z.ZodObject ? element : undefined
}

function isBlock(shape: z.ZodObject): boolean {
  const { _type } = shape.shape
  return _type instanceof z.ZodLiteral && _type.value === 'block'
}
